// Builds the search's tables: running sums of one scene's log likelihood ratios along every column of its raster; see
// `vision/walls/search/table_kernels.py`.
#include "kernel.hpp"

// The fields of `table_kernels.SceneMaps`.
struct SceneMaps {
    Map side, top;
    Bytes masks;
    Map worths, distances_mm;
    Floats ground_mm;

    Int rows() const { return side.shape[0]; }
    Int pieces() const { return masks.length(); }
};

// Whether a piece covers any point of the raster columns from `first` to before `end`.
static bool is_covered(const SceneMaps& maps, Int piece, Int first, Int end) {
    for (Int row = 0; row < maps.rows(); row++) {
        for (Int column = first; column < end; column++) {
            if (maps.masks(piece, row, column)) return true;
        }
    }
    return false;
}

// What a wall gains from a map's value, given the pieces in front of it (bit mask `in_front`) and the others behind it. A piece
// in front hides the wall: no gain. One behind is hidden by the wall, which loses what that piece would explain.
static inline float gain_at(const SceneMaps& maps, float value, Int row, Int column, Int in_front) {
    for (Int piece = 0; piece < maps.pieces(); piece++) {
        if (in_front >> piece & 1) {
            if (maps.masks(piece, row, column)) return 0.0f;
        } else {
            value -= maps.worths(piece, row, column);
        }
    }
    return value;
}

// Fill in running sums (R+1,) of the gains of tops, of sides less tops, and of the larger of the two, summed over the raster
// columns from `first` to before `end`.
static void sum_column(const SceneMaps& maps, Int first, Int end, Int in_front, Map tops, Map gains, Map largest) {
    const Int rows = maps.rows();
    tops[0] = gains[0] = largest[0] = 0.0f;
    for (Int row = 0; row < rows; row++) {
        float top = 0.0f, gain = 0.0f, most = 0.0f;
        for (Int column = first; column < end; column++) {
            const float side_there = maps.side(row, column), top_there = maps.top(row, column);
            const float here = gain_at(maps, top_there, row, column, in_front);
            top += here;
            gain += gain_at(maps, side_there, row, column, in_front) - here;
            most += gain_at(maps, max(side_there, top_there), row, column, in_front);
        }
        tops[row + 1] = tops[row] + top;
        gains[row + 1] = gains[row] + gain;
        largest[row + 1] = largest[row] + most;
    }
    for (Int row = rows + 1; row < tops.length(); row++) {
        tops[row] = tops[rows], gains[row] = gains[rows], largest[row] = largest[rows];
    }
}

// A piece is in front of a wall if it stands nearer than where the ray enters the wall, so each row has one depth order: `order`,
// a bit mask. Each mask has its own sums; in columns that no piece covers, the first (no piece in front) is enough.
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
            if (!(first < end && is_covered(maps, piece, first, end))) continue;
            states = Int{1} << pieces;
            const double place = maps.distances_mm(piece, min(first + fold / 2, raster_columns - 1));
            for (Int row = 0; row < length; row++) order[row] |= Int{maps.ground_mm[row] > place} << piece;
        }
        for (Int in_front = 0; in_front < states; in_front++) {
            const Map tops_here{&tops(in_front, c, 0), {length, 1, 1}};
            sum_column(maps, first, end, in_front, tops_here, gains, largest);
            for (Int row = 0; row < length - 1; row++) {
                if (order[row] != in_front) continue;
                float lower = gains[row] + tops_here[row];
                for (Int course = 0; course < courses; course++) {
                    const float upper = gains[row_at(course + 1, row)];
                    by_course(course, c, row) = upper - lower;
                    lower = upper;
                }
            }
        }
        // `largest` is now that of the last state, with all pieces in front of the wall: for walls of any height, points that
        // pieces cover count for nothing.
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
