// The search for walls: scores from the tables, costs of position, and hill climbing; see
// `vision/walls/search/search_kernels.py`. Hypotheses are scored one at a time: lay the stones, intersect them with the rays,
// look the distances up in the tables.
#include "search.hpp"

// The fields of `tables.Forms`.
struct Forms {
    Floats places;
    Ints used, taken, run_lengths, courses;
};

constexpr Int MOVES = 17;  // of which the first is to stay
constexpr double BOTH_WAYS[] = {1.0, -1.0};

// The gain of one column for a wall of any height, from the ground distances (mm) at which its ray enters and leaves the wall.
static inline double any_height_gain(const Ground& ground, Int scene, Int column, float near, float far) {
    const Int at = (scene * ground.columns() + column) * (ground.rows + 1);
    return ground.heights[at + row_at(ground, scene, far)] - ground.free[at + row_at(ground, scene, near)];
}

// The cost of where the `count` lowest stones stand: how far their middles lie off the tile, summed, and how deep they reach
// into the foot of each noble or column (`discs`).
static double cost_of(const Ground& ground, Int scene, Floats stones, const Int* lowest, Int count) {
    const double half = ground.stone_mm / 2;
    double total = 0.0;
    for (Int q = 0; q < count; q++) {
        for (Int axis = 0; axis < 2; axis++) {
            total += max(fabs(stones(lowest[q], axis) - ground.middles(scene, axis)) - ground.reach_mm, 0.0);
        }
    }
    for (Int d = 0; d < ground.discs.shape[1]; d++) {
        const double *disc = &ground.discs(scene, d, 0), radius = disc[2];
        double deepest = 0.0;
        for (Int q = 0; q < count; q++) {
            const Int k = lowest[q];
            const double dx = disc[0] - stones(k, 0), dy = disc[1] - stones(k, 1);
            if (fabs(dx) + fabs(dy) > 2 * (radius + ground.stone_mm)) continue;
            const double cos_yaw = stones(k, 2), sin_yaw = stones(k, 3);
            const double along = max(fabs(dx * cos_yaw + dy * sin_yaw) - half, 0.0);
            const double across = max(fabs(dy * cos_yaw - dx * sin_yaw) - half, 0.0);
            deepest = max(deepest, radius - hypot(along, across));
        }
        total += deepest;
    }
    return total * ground.cost_per_mm;
}

// Work arrays for scoring one structure: its stones (K×4), the column range of each (K×2), where rays enter and leave each stone
// (K×m), where they enter and leave the current course and how far the wall hides the ground (m,), and the depth order (m,).
struct Workspace {
    Scratch<double> stones;
    Scratch<Int> spans;
    Scratch<float> entry_mm, exit_mm, front, rear, farthest;
    Scratch<Int> order;

    Workspace(Int most, Int columns)
        : stones(most, 4), spans(most, 2), entry_mm(most, columns), exit_mm(most, columns), front(columns), rear(columns),
          farthest(columns), order(columns) {}
};

// Fill in where rays enter and leave one course (`front` and `rear`, set to misses before).
static void join_course(const Forms& forms, Int n, Int course, Workspace& work) {
    for (Int q = 0; q < forms.run_lengths(n, course); q++) {
        const Int k = forms.taken(n, course, q);
        const float *entry_mm = &work.entry_mm(k, 0), *exit_mm = &work.exit_mm(k, 0);
        for (Int c = work.spans(k, 0); c < work.spans(k, 1); c++) {
            work.front[c] = min(work.front[c], entry_mm[c]);
            work.rear[c] = max(work.rear[c], exit_mm[c]);
        }
    }
}

// The evidence for a wall of known courses, once its stones are intersected with the rays.
static double course_evidence(const Ground& ground, Int scene, const Forms& forms, Int n, Workspace& work) {
    const Int columns = ground.columns(), width = ground.rows + 1, courses = ground.shades.length() - 1;
    const Span span = span_of(work.spans, forms.used[n]);
    double total = 0.0;
    for (Int c = span.first; c < span.end; c++) work.farthest[c] = 0.0f;
    for (Int course = 0; course < forms.courses[n]; course++) {
        for (Int c = span.first; c < span.end; c++) work.front[c] = FAR, work.rear[c] = -FAR;
        join_course(forms, n, course, work);
        for (Int c = span.first; c < span.end; c++) {
            const Int row = row_at(ground, scene, work.front[c]);
            if (course == 0) work.order[c] = ground.order_offset[(scene * columns + c) * width + row];
            if (work.front[c] < FAR / 2) {
                total += ground.courses[((scene * courses + course) * columns + c) * width + row];
                work.farthest[c] = max(work.farthest[c], work.rear[c] * ground.shades[course + 1]);
            }
        }
    }
    for (Int c = span.first; c < span.end; c++) {
        const Int at = (scene * ground.orders * columns + c) * width + work.order[c];
        total += ground.tops[at + row_at(ground, scene, work.farthest[c])];
    }
    return total;
}

// The evidence for a wall whose height may differ from ray to ray: each ray takes its best.
static double loose_evidence(const Ground& ground, Int scene, Int used, Workspace& work) {
    const Span span = span_of(work.spans, used);
    for (Int c = span.first; c < span.end; c++) work.front[c] = FAR, work.rear[c] = -FAR;
    for (Int k = 0; k < used; k++) {
        const float *entry_mm = &work.entry_mm(k, 0), *exit_mm = &work.exit_mm(k, 0);
        for (Int c = work.spans(k, 0); c < work.spans(k, 1); c++) {
            work.front[c] = min(work.front[c], entry_mm[c]);
            work.rear[c] = max(work.rear[c], exit_mm[c]);
        }
    }
    double total = 0.0;
    for (Int c = span.first; c < span.end; c++) {
        if (work.front[c] < FAR / 2) total += any_height_gain(ground, scene, c, work.front[c], work.rear[c]);
    }
    return total;
}

// The score of one structure on one line (5,): evidence minus the cost of where it stands. `loose` leaves its height free.
static double score_line(const Ground& ground, Int scene, const Forms& forms, Int n, bool loose, Floats line, Workspace& work) {
    const Int used = forms.used[n];
    const double half = ground.stone_mm / 2;
    lay_stones(line, forms.places.at(n), used, ground.stone_mm, work.stones);
    for (Int k = 0; k < used; k++) {
        intersect_rectangle(ground, scene, work.stones, k, half, half, work.spans, work.entry_mm, work.exit_mm);
    }
    const double evidence = loose ? loose_evidence(ground, scene, used, work) : course_evidence(ground, scene, forms, n, work);
    return evidence - cost_of(ground, scene, work.stones, &forms.taken(n, 0, 0), forms.run_lengths(n, 0));
}

// Clamp a line's gap and turn to what walls may have.
static void clamp_line(const Ground& ground, Floats line) {
    line[GAP] = min(max(line[GAP], 0.0), ground.widest_gap_mm);
    line[TURN] = min(max(line[TURN], -ground.sharpest_turn), ground.sharpest_turn);
}

// Fill in the neighbours (17×5) of a line; the first is the line itself. `half_mm` is the distance from its middle to that of
// an end stone. Every move is made both ways: along, across, bend about the middle, bend with both ends fixed, and, with either
// end fixed, turn or change the gap. Ends stay in place because they are what the picture shows best.
static void moves_from(const Ground& ground, Floats line, double half_mm, Floats step, Floats moves) {
    const double cos_yaw = cos(line[YAW]), sin_yaw = sin(line[YAW]);
    for (Int m = 0; m < MOVES; m++) {
        for (Int i = 0; i < line.length(); i++) moves(m, i) = line[i];
    }
    Int at = 1;
    for (const double sign : BOTH_WAYS) {
        moves(at, X) += sign * step[0] * cos_yaw;
        moves(at, Y) += sign * step[0] * sin_yaw;
        moves(at + 1, X) -= sign * step[1] * sin_yaw;
        moves(at + 1, Y) += sign * step[1] * cos_yaw;
        moves(at + 2, TURN) += sign * step[3];
        moves(at + 3, TURN) += sign * step[3];
        const double sagitta = half_mm * sign * step[3] * half_mm / ground.pitch_mm / 2;
        moves(at + 3, X) += sagitta * sin_yaw;
        moves(at + 3, Y) -= sagitta * cos_yaw;
        const double turned = line[YAW] + sign * step[2];
        const double spread = sign * step[4] * (half_mm / ground.pitch_mm);
        for (const double end : BOTH_WAYS) {
            moves(at + 4, YAW) += sign * step[2];
            moves(at + 4, X) += end * half_mm * (cos_yaw - cos(turned));
            moves(at + 4, Y) += end * half_mm * (sin_yaw - sin(turned));
            moves(at + 5, GAP) += sign * step[4];
            moves(at + 5, X) += end * spread * cos_yaw;
            moves(at + 5, Y) += end * spread * sin_yaw;
            at += 2;
        }
        at += 4;
    }
    for (Int m = 0; m < MOVES; m++) clamp_line(ground, moves.at(m));
}

// Hill climbing for one line (5,): for each step size, make the best move while it gains enough, at most `rounds` times. Returns
// its score.
static double climb_one(const Ground& ground, Int scene, const Forms& forms, Int n, Int length, bool loose, Floats steps,
                        Int rounds, Floats line, Floats moves, Workspace& work) {
    const double half_mm = max(static_cast<double>(length - 1) * ground.pitch_mm / 2, ground.pitch_mm / 2);
    clamp_line(ground, line);
    double best = score_line(ground, scene, forms, n, loose, line, work);
    for (Int t = 0; t < steps.length(); t++) {
        for (Int round = 0; round < rounds; round++) {
            moves_from(ground, line, half_mm, steps.at(t), moves);
            Int choice = 0;
            double highest = best + ground.least_gain;
            for (Int m = 1; m < MOVES; m++) {
                const double score = score_line(ground, scene, forms, n, loose, moves.at(m), work);
                if (score > highest) choice = m, highest = score;
            }
            if (choice == 0) break;
            for (Int i = 0; i < line.length(); i++) line[i] = moves(choice, i);
            best = highest;
        }
    }
    return best;
}

static void climb(Ground ground, Ints scenes, Forms forms, Ints lengths, Int loose, Floats steps, Int rounds, Floats lines,
                  Floats best) {
    Scratch<double> moves(MOVES, 5);
    Workspace work(forms.places.shape[1], ground.columns());
    for (Int n = 0; n < lines.length(); n++) {
        best[n] = climb_one(ground, scenes[n], forms, n, lengths[n], loose, steps, rounds, lines.at(n), moves, work);
    }
}
KERNEL(void, climb)

static void weigh_blocks(Ground ground, Int scene, Floats blocks, double half_length, Floats scores) {
    Scratch<float> entry_mm(1, ground.columns()), exit_mm(1, ground.columns());
    Scratch<Int> span(1, 2);
    for (Int n = 0; n < blocks.length(); n++) {
        const Floats block{&blocks(n, 0), {1, 4, 1}};
        intersect_rectangle(ground, scene, block, 0, half_length, ground.stone_mm / 2, span, entry_mm, exit_mm);
        scores[n] = 0.0;
        for (Int c = span(0, 0); c < span(0, 1); c += ground.block_stride) {
            if (entry_mm(0, c) < FAR / 2) scores[n] += any_height_gain(ground, scene, c, entry_mm(0, c), exit_mm(0, c));
        }
    }
}
KERNEL(void, weigh_blocks)

// Blocks of equal length are alike if their middles are within 5 mm and their yaws within about 18°.
static Int choose_apart(Floats lines, Ints lengths, Ints chosen) {
    Int count = 0;
    for (Int n = 0; n < lines.length(); n++) {
        const bool alone = lengths[n] == 1;  // a single stone looks the same after a quarter turn
        const double fold = alone ? 2 : 1, least = alone ? 0.6 : 0.3;
        bool alike = false;
        for (Int k = 0; k < count; k++) {
            const Int other = chosen[k];
            alike = alike || (lengths[n] == lengths[other] &&
                              hypot(lines(n, X) - lines(other, X), lines(n, Y) - lines(other, Y)) <= 5 &&
                              fabs(sin((lines(n, YAW) - lines(other, YAW)) * fold)) <= least);
        }
        if (!alike) chosen[count++] = n;
        if (count == chosen.length()) break;
    }
    return count;
}
KERNEL(Int, choose_apart)

static void cost_standing(Ground ground, Ints scenes, Floats lines, Floats places, Floats costs) {
    Scratch<double> stones(places.length(), 4);
    Scratch<Int> lowest(places.length());
    for (Int k = 0; k < places.length(); k++) lowest[k] = k;
    for (Int n = 0; n < lines.length(); n++) {
        lay_stones(lines.at(n), places, places.length(), ground.stone_mm, stones);
        costs[n] = cost_of(ground, scenes[n], stones, lowest.data, places.length());
    }
}
KERNEL(void, cost_standing)
