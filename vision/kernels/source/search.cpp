// The search for walls: what a hypothesis shows, what standing costs, and climbing; see `vision/walls/search/search_kernels.py`.
// Everything is one hypothesis at a time: its stones, where each ray meets and leaves them, and what the tables say there.
#include "search.hpp"

// As `tables.Forms` has it.
struct Forms {
    Floats places;
    Ints used, taken, run_lengths, courses;
};

constexpr Int MOVES = 17;  // the first is to stay
constexpr double BOTH_WAYS[] = {1.0, -1.0};

// What a wall of whatever height shows in one column, by where its ray meets and leaves it.
static inline double any_height(const Ground& ground, Int scene, Int column, float near, float far) {
    const Int at = (scene * ground.columns() + column) * (ground.rows + 1);
    return ground.heights[at + row_at(ground, scene, far)] - ground.free[at + row_at(ground, scene, near)];
}

// What the lowest stones (`count` of them) pay for standing off their tile or in other feet.
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
            const double beside = max(fabs(dx * cos_yaw + dy * sin_yaw) - half, 0.0);
            const double before = max(fabs(dy * cos_yaw - dx * sin_yaw) - half, 0.0);
            deepest = max(deepest, radius - hypot(beside, before));
        }
        total += deepest;
    }
    return total * ground.cost_per_mm;
}

// What weighing one structure works on: its stones (K×4), the columns each may show in (K×2), where rays meet and leave each
// (K×m), rays of a whole course (m), and the depth order (m).
struct Room {
    Scratch<double> stones;
    Scratch<Int> spans;
    Scratch<float> met, left, front, rear, farthest;
    Scratch<Int> order;

    Room(Int most, Int columns)
        : stones(most, 4), spans(most, 2), met(most, columns), left(most, columns), front(columns), rear(columns),
          farthest(columns), order(columns) {}
};

// Fill in where rays first meet and last leave one course (`front` and `rear`, empty before).
static void join(const Forms& forms, Int n, Int course, Room& room) {
    for (Int q = 0; q < forms.run_lengths(n, course); q++) {
        const Int k = forms.taken(n, course, q);
        const float *met = &room.met(k, 0), *left = &room.left(k, 0);
        for (Int c = room.spans(k, 0); c < room.spans(k, 1); c++) {
            room.front[c] = min(room.front[c], met[c]);
            room.rear[c] = max(room.rear[c], left[c]);
        }
    }
}

// What the picture says for a wall whose stones' rays are known.
static double shown(const Ground& ground, Int scene, const Forms& forms, Int n, Room& room) {
    const Int columns = ground.columns(), width = ground.rows + 1, courses = ground.shades.length() - 1;
    const Span span = span_of(room.spans, forms.used[n]);
    double total = 0.0;
    for (Int c = span.first; c < span.end; c++) room.farthest[c] = 0.0f;
    for (Int course = 0; course < forms.courses[n]; course++) {
        for (Int c = span.first; c < span.end; c++) room.front[c] = FAR, room.rear[c] = -FAR;
        join(forms, n, course, room);
        for (Int c = span.first; c < span.end; c++) {
            const Int row = row_at(ground, scene, room.front[c]);
            if (course == 0) room.order[c] = ground.order_offset[(scene * columns + c) * width + row];
            if (room.front[c] < FAR / 2) {
                total += ground.courses[((scene * courses + course) * columns + c) * width + row];
                room.farthest[c] = max(room.farthest[c], room.rear[c] * ground.shades[course + 1]);
            }
        }
    }
    for (Int c = span.first; c < span.end; c++) {
        const Int at = (scene * ground.orders * columns + c) * width + room.order[c];
        total += ground.tops[at + row_at(ground, scene, room.farthest[c])];
    }
    return total;
}

// The same for a wall whose height is free at every ray.
static double loosely_shown(const Ground& ground, Int scene, Int used, Room& room) {
    const Span span = span_of(room.spans, used);
    for (Int c = span.first; c < span.end; c++) room.front[c] = FAR, room.rear[c] = -FAR;
    for (Int k = 0; k < used; k++) {
        const float *met = &room.met(k, 0), *left = &room.left(k, 0);
        for (Int c = room.spans(k, 0); c < room.spans(k, 1); c++) {
            room.front[c] = min(room.front[c], met[c]);
            room.rear[c] = max(room.rear[c], left[c]);
        }
    }
    double total = 0.0;
    for (Int c = span.first; c < span.end; c++) {
        if (room.front[c] < FAR / 2) total += any_height(ground, scene, c, room.front[c], room.rear[c]);
    }
    return total;
}

// The score of one structure on one line (5,).
static double weigh(const Ground& ground, Int scene, const Forms& forms, Int n, bool loose, Floats line, Room& room) {
    const Int used = forms.used[n];
    const double half = ground.stone_mm / 2;
    lay_stones(line, forms.places.at(n), used, ground.stone_mm, room.stones);
    for (Int k = 0; k < used; k++) {
        meet_rectangle(ground, scene, room.stones, k, half, half, room.spans, room.met, room.left);
    }
    const double says = loose ? loosely_shown(ground, scene, used, room) : shown(ground, scene, forms, n, room);
    return says - cost_of(ground, scene, room.stones, &forms.taken(n, 0, 0), forms.run_lengths(n, 0));
}

// Keep a line's gap and turn within what walls have.
static void hold(const Ground& ground, Floats line) {
    line[GAP] = min(max(line[GAP], 0.0), ground.widest_gap_mm);
    line[TURN] = min(max(line[TURN], -ground.sharpest_turn), ground.sharpest_turn);
}

// Fill in lines (17×5) about a line whose lowest course reaches `half_mm` to both sides; the first is the same.
// Moved along, across and bent about the middle; turned, spread or bent with an end or both held where they are, as a wall's
// ends are what the picture shows best.
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
    for (Int m = 0; m < MOVES; m++) hold(ground, moves.at(m));
}

// Move one line (5,) as long as that pays; its score.
static double climb_one(const Ground& ground, Int scene, const Forms& forms, Int n, Int length, bool loose, Floats steps,
                        Int rounds, Floats line, Floats moves, Room& room) {
    const double half_mm = max(static_cast<double>(length - 1) * ground.pitch_mm / 2, ground.pitch_mm / 2);
    hold(ground, line);
    double best = weigh(ground, scene, forms, n, loose, line, room);
    for (Int t = 0; t < steps.length(); t++) {
        for (Int round = 0; round < rounds; round++) {
            moves_from(ground, line, half_mm, steps.at(t), moves);
            Int choice = 0;
            double highest = best + ground.least_gain;
            for (Int m = 1; m < MOVES; m++) {
                const double score = weigh(ground, scene, forms, n, loose, moves.at(m), room);
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
    Room room(forms.places.shape[1], ground.columns());
    for (Int n = 0; n < lines.length(); n++) {
        best[n] = climb_one(ground, scenes[n], forms, n, lengths[n], loose, steps, rounds, lines.at(n), moves, room);
    }
}
KERNEL(void, climb)

static void weigh_blocks(Ground ground, Int scene, Floats blocks, double half_length, Floats scores) {
    Scratch<float> met(1, ground.columns()), left(1, ground.columns());
    Scratch<Int> span(1, 2);
    for (Int n = 0; n < blocks.length(); n++) {
        const Floats block{&blocks(n, 0), {1, 4, 1}};
        meet_rectangle(ground, scene, block, 0, half_length, ground.stone_mm / 2, span, met, left);
        scores[n] = 0.0;
        for (Int c = span(0, 0); c < span(0, 1); c += ground.block_stride) {
            if (met(0, c) < FAR / 2) scores[n] += any_height(ground, scene, c, met(0, c), left(0, c));
        }
    }
}
KERNEL(void, weigh_blocks)

static Int choose_apart(Floats lines, Ints lengths, Ints chosen) {
    Int count = 0;
    for (Int n = 0; n < lines.length(); n++) {
        const bool alone = lengths[n] == 1;  // it looks the same after a quarter turn
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
