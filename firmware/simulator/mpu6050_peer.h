// An MPU-6050 on the two-wire bus: those of its registers that the firmware reads, with the sensor's noise.
#pragma once

#include <cstdint>
#include <random>

#include <sim_avr.h>

namespace simulator {

class Mpu6050Peer {
public:
    enum class Health { ok, absent, stuck };

    void connect(avr_t* avr);
    // As after power-on: asleep, range ±2 g.
    void power_up();

    void set_health(Health health) { health_ = health; }
    void set_tilt(double x_deg, double y_deg);
    // A shock along x and z with this peak, dying down within the length.
    void bump(int64_t now_us, double peak_mg, double length_ms);
    void set_time(int64_t now_us) { now_us_ = now_us; }
    void seed(uint64_t seed) { random_.seed(seed); }

private:
    static void on_message(avr_irq_t* irq, uint32_t value, void* self);
    void handle(uint32_t value);
    void write(uint8_t byte);
    uint8_t read();
    void sample();

    avr_irq_t* input_ = nullptr;
    Health health_ = Health::ok;
    double x_deg_ = 0;
    double y_deg_ = 0;
    int64_t now_us_ = 0;
    int64_t bump_us_ = -1;
    double bump_mg_ = 0;
    double bump_ms_ = 0;
    bool selected_ = false;
    bool pointer_next_ = false;
    uint8_t pointer_ = 0;
    uint8_t registers_[128] = {};
    std::mt19937_64 random_{1};
};

}  // namespace simulator
