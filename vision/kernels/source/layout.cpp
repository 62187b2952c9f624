// Lays courses: the gain of every run as every course, and the best stack of runs by dynamic programming; see
// `vision/walls/search/layout_kernels.py`.
#include "search.hpp"

constexpr float NEVER = -1e12f;  // the value of an impossible stack

// Fill in the gain of one run as every course, from the ground distances (m,) at which rays enter and leave it. `gains` is
// this run's entry of the first course (courses×runs, so courses are `runs` apart). The top counts only where rays leave the
// highest course, so each course adds the top at its own height and subtracts that at the height of the course below.
static void add_run(const Ground& ground, Int scene, Span span, Map front, Map rear, Ints order, float* gains, Int runs) {
    const Int columns = ground.columns(), width = ground.rows + 1, courses = ground.shades.length() - 1;
    for (Int course = 0; course < courses; course++) gains[course * runs] = 0.0f;
    for (Int c = span.first; c < span.end; c++) {
        if (front[c] > FAR / 2) continue;
        const Int row = row_at(ground, scene, front[c]);
        const Int at_top = (scene * ground.orders * columns + c) * width + order[c];
        float below = 0.0f;
        for (Int course = 0; course < courses; course++) {
            const float at_rear = ground.tops[at_top + row_at(ground, scene, rear[c] * ground.shades[course + 1])];
            gains[course * runs] += ground.courses[((scene * courses + course) * columns + c) * width + row] + at_rear - below;
            below = at_rear;
        }
    }
}

// Fill in each column's depth order (m,), as an offset into `tops`, from where its ray enters the lowest course. That course
// takes every other half-stone place.
static void find_depth_orders(const Ground& ground, Int scene, Span span, Ints spans, Map entry_mm, Ints order) {
    for (Int c = span.first; c < span.end; c++) {
        float front = FAR;
        for (Int k = 0; k < spans.length(); k += 2) {
            if (spans(k, 0) <= c && c < spans(k, 1)) front = min(front, entry_mm(k, c));
        }
        const Int at = (scene * ground.columns() + c) * (ground.rows + 1);
        order[c] = ground.order_offset[at + row_at(ground, scene, front)];
    }
}

static void gains_of_runs(Ground ground, Ints scenes, Floats lines, Floats places, Ints index, Map gains) {
    const Int columns = ground.columns(), count = places.length(), runs = gains.shape[2];
    const double half = ground.stone_mm / 2;
    Scratch<double> stones(count, 4);
    Scratch<Int> spans(count, 2), order(columns);
    Scratch<float> entry_mm(count, columns), exit_mm(count, columns), front(columns), rear(columns);
    for (Int n = 0; n < lines.length(); n++) {
        const Int scene = scenes[n];
        lay_stones(lines.at(n), places, count, ground.stone_mm, stones);
        for (Int k = 0; k < count; k++) intersect_rectangle(ground, scene, stones, k, half, half, spans, entry_mm, exit_mm);
        const Span span = span_of(spans, count);
        find_depth_orders(ground, scene, span, spans, entry_mm, order);
        for (Int run_first = 0; run_first < count; run_first++) {
            for (Int c = span.first; c < span.end; c++) front[c] = FAR, rear[c] = -FAR;
            for (Int run_last = run_first; run_last < count; run_last += 2) {
                for (Int c = spans(run_last, 0); c < spans(run_last, 1); c++) {
                    front[c] = min(front[c], entry_mm(run_last, c));
                    rear[c] = max(rear[c], exit_mm(run_last, c));
                }
                add_run(ground, scene, span, front, rear, order, &gains(n, 0, index(run_first, run_last)), runs);
            }
        }
    }
}
KERNEL(void, gains_of_runs)

// From the top course down: the best stack on a run is the best of those on the runs it carries.
static void stack_runs(Map worth, Bytes rests, Ints on_top, Map value) {
    const Int lines = worth.shape[0], courses = worth.shape[1], runs = worth.shape[2];
    Scratch<float> above(runs), own(runs);
    for (Int n = 0; n < lines; n++) {
        for (Int run = 0; run < runs; run++) above[run] = worth(n, courses - 1, run), on_top(n, courses - 1, run) = -1;
        for (Int course = courses - 2; course >= 0; course--) {
            for (Int run = 0; run < runs; run++) {
                float best = 0.0f;
                Int chosen = -1;
                for (Int other = 0; other < runs; other++) {
                    if (rests(run, other) && above[other] > best) best = above[other], chosen = other;
                }
                on_top(n, course, run) = chosen;
                own[run] = worth(n, course, run) + best;
            }
            for (Int run = 0; run < runs; run++) above[run] = own[run];
        }
        value[n] = above[0];
    }
}
KERNEL(void, stack_runs)

// The same for every total of stones: while `value` holds the stacks that begin one course higher, `above` receives those of this
// course.
static void stack_by_count(Map gains, Ints stones, Bytes rests, Ints on_top, Map value, Map above) {
    const Int courses = gains.shape[0], runs = gains.shape[1], counts = value.shape[1];
    for (Int course = courses - 1; course >= 0; course--) {
        for (Int run = 0; run < runs; run++) {
            const Int own = stones[run];
            for (Int total = 0; total < counts; total++) above(run, total) = NEVER, on_top(course, run, total) = -1;
            for (Int total = own + 1; total < counts && course < courses - 1; total++) {
                float best = NEVER;
                Int chosen = 0;
                for (Int other = 0; other < runs; other++) {
                    if (rests(run, other) && value(other, total - own) > best) {
                        best = value(other, total - own), chosen = other;
                    }
                }
                above(run, total) = best + gains(course, run), on_top(course, run, total) = chosen;
            }
            if (own < counts) above(run, own) = gains(course, run), on_top(course, run, own) = -1;
        }
        for (Int i = 0; i < runs * counts; i++) value[i] = above[i];
    }
}
KERNEL(void, stack_by_count)
