// Making the search's tables: one scene's maps summed along every column of its raster; see
// `vision/walls/search/table_kernels.py`.
#include "kernel.hpp"

// As `table_kernels.SceneMaps` has it.
struct SceneMaps {
    Map side, top;
    Bytes masks;
    Map worths, distances_mm;
    Floats ground_mm;

    Int rows() const { return side.shape[0]; }
    Int pieces() const { return masks.length(); }
};

static bool touched(const SceneMaps& maps, Int piece, Int first, Int end) {
    for (Int row = 0; row < maps.rows(); row++) {
        for (Int column = first; column < end; column++) {
            if (maps.masks(piece, row, column)) return true;
        }
    }
    return false;
}

// A map's value as a wall meets it that has the pieces of `before`, bit by bit, before it and the others behind.
static inline float seen(const SceneMaps& maps, float value, Int row, Int column, Int before) {
    for (Int piece = 0; piece < maps.pieces(); piece++) {
        if (before >> piece & 1) {
            if (maps.masks(piece, row, column)) return 0.0f;
        } else {
            value -= maps.worths(piece, row, column);
        }
    }
    return value;
}

// Fill in running sums (R+1,) of tops, of sides less tops, and of the larger of both, some raster columns together.
static void sum_column(const SceneMaps& maps, Int first, Int end, Int before, Map tops, Map gains, Map largest) {
    const Int rows = maps.rows();
    tops[0] = gains[0] = largest[0] = 0.0f;
    for (Int row = 0; row < rows; row++) {
        float top = 0.0f, gain = 0.0f, most = 0.0f;
        for (Int column = first; column < end; column++) {
            const float side_there = maps.side(row, column), top_there = maps.top(row, column);
            const float here = seen(maps, top_there, row, column, before);
            top += here;
            gain += seen(maps, side_there, row, column, before) - here;
            most += seen(maps, max(side_there, top_there), row, column, before);
        }
        tops[row + 1] = tops[row] + top;
        gains[row + 1] = gains[row] + gain;
        largest[row + 1] = largest[row] + most;
    }
    for (Int row = rows + 1; row < tops.length(); row++) {
        tops[row] = tops[rows], gains[row] = gains[rows], largest[row] = largest[rows];
    }
}

static void fill_tables(SceneMaps maps, Int fold, Ints row_at, Map by_course, Map tops, Ints offset, Map free, Map heights) {
    const Int pieces = maps.pieces(), courses = by_course.length(), columns = free.shape[0], length = free.shape[1];
    const Int raster_columns = maps.side.shape[1];
    Scratch<Int> order(length);
    Scratch<float> gains(length), largest(length);
    for (Int c = 0; c < columns; c++) {
        const Int first = c * fold, end = min((c + 1) * fold, raster_columns);
        for (Int row = 0; row < length; row++) order[row] = 0;
        Int states = 1;
        for (Int piece = 0; piece < pieces; piece++) {
            if (!(first < end && touched(maps, piece, first, end))) continue;
            states = Int{1} << pieces;
            const double place = maps.distances_mm(piece, min(first + fold / 2, raster_columns - 1));
            for (Int row = 0; row < length; row++) order[row] |= Int{maps.ground_mm[row] > place} << piece;
        }
        for (Int before = 0; before < states; before++) {
            const Map tops_here{&tops(before, c, 0), {length, 1, 1}};
            sum_column(maps, first, end, before, tops_here, gains, largest);
            for (Int row = 0; row < length - 1; row++) {
                if (order[row] != before) continue;
                float lower = gains[row] + tops_here[row];
                for (Int course = 0; course < courses; course++) {
                    const float upper = gains[row_at(course + 1, row)];
                    by_course(course, c, row) = upper - lower;
                    lower = upper;
                }
            }
        }
        // The last state has every piece before the wall: what they cover says nothing of walls of any height.
        for (Int row = 0; row < length; row++) {
            free(c, row) = largest[row];
            heights(c, row) = largest[row_at(1, row)];
            for (Int course = 2; course <= courses; course++) heights(c, row) = max(heights(c, row), largest[row_at(course, row)]);
            offset(c, row) = order[row] * columns * length;
        }
        for (Int course = 0; course < courses; course++) by_course(course, c, length - 1) = 0.0f;
    }
}
KERNEL(void, fill_tables)
