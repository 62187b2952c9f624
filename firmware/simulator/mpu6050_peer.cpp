#include "mpu6050_peer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <avr_twi.h>

namespace simulator {

namespace {

constexpr uint8_t WRITE_ADDRESS = 0x68 << 1;
constexpr uint8_t ACCEL_CONFIG = 0x1C;
constexpr uint8_t ACCEL_XOUT_H = 0x3B;
constexpr uint8_t PWR_MGMT_1 = 0x6B;
constexpr uint8_t SLEEP = 0x40;
constexpr double NOISE_MG = 2.0;
constexpr double SHOCK_HZ = 40.0;

}  // namespace

void Mpu6050Peer::connect(avr_t* avr) {
    input_ = avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_OUTPUT), on_message, this);
    power_up();
}

void Mpu6050Peer::power_up() {
    std::memset(registers_, 0, sizeof registers_);
    registers_[PWR_MGMT_1] = SLEEP;
    selected_ = false;
}

void Mpu6050Peer::set_tilt(double x_deg, double y_deg) {
    x_deg_ = x_deg;
    y_deg_ = y_deg;
}

void Mpu6050Peer::bump(int64_t now_us, double peak_mg, double length_ms) {
    bump_us_ = now_us;
    bump_mg_ = peak_mg;
    bump_ms_ = length_ms;
}

void Mpu6050Peer::on_message(avr_irq_t* /*irq*/, uint32_t value, void* self) {
    static_cast<Mpu6050Peer*>(self)->handle(value);
}

void Mpu6050Peer::handle(uint32_t value) {
    avr_twi_msg_irq_t message;
    message.u.v = value;
    const auto answer = [&](uint8_t condition, uint8_t data) { avr_raise_irq(input_, avr_twi_irq_msg(condition, WRITE_ADDRESS, data)); };
    if ((message.u.twi.msg & TWI_COND_STOP) != 0) {
        selected_ = false;
    }
    if ((message.u.twi.msg & TWI_COND_START) != 0) {
        selected_ = health_ != Health::absent && (message.u.twi.addr & 0xFE) == WRITE_ADDRESS;
        pointer_next_ = true;
        if (selected_) {
            answer(TWI_COND_ACK, 1);
        }
    }
    if (!selected_) {
        return;
    }
    if ((message.u.twi.msg & TWI_COND_WRITE) != 0) {
        answer(TWI_COND_ACK, 1);
        write(static_cast<uint8_t>(message.u.twi.data));
    }
    if ((message.u.twi.msg & TWI_COND_READ) != 0) {
        answer(TWI_COND_READ, read());
    }
}

void Mpu6050Peer::write(uint8_t byte) {
    if (pointer_next_) {
        pointer_ = byte & 0x7F;
        pointer_next_ = false;
        return;
    }
    registers_[pointer_] = byte;
    pointer_ = (pointer_ + 1) & 0x7F;
}

uint8_t Mpu6050Peer::read() {
    if (pointer_ == ACCEL_XOUT_H) {
        sample();
    }
    const uint8_t byte = registers_[pointer_];
    pointer_ = (pointer_ + 1) & 0x7F;
    return byte;
}

void Mpu6050Peer::sample() {
    const bool asleep = (registers_[PWR_MGMT_1] & SLEEP) != 0;
    if (asleep || health_ == Health::stuck) {
        return;
    }
    const double radians = M_PI / 180.0;
    const double x = std::sin(x_deg_ * radians);
    const double y = std::sin(y_deg_ * radians);
    double g[3] = {-y, x, std::sqrt(std::max(0.0, 1 - x * x - y * y))};
    const double since_ms = static_cast<double>(now_us_ - bump_us_) / 1000.0;
    if (bump_us_ >= 0 && since_ms < bump_ms_) {
        // A cosine, so that the first sample is the peak; the envelope falls to a quarter by the end.
        const double shock_g = bump_mg_ / 1000.0 * std::cos(2 * M_PI * SHOCK_HZ * since_ms / 1000.0) * std::exp(-1.4 * since_ms / bump_ms_);
        g[0] += shock_g * 0.6;
        g[2] += shock_g * 0.8;
    }
    const int range = (registers_[ACCEL_CONFIG] >> 3) & 3;
    const double units_per_g = 16384.0 / (1 << range);
    std::normal_distribution<double> noise(0.0, NOISE_MG / 1000.0);
    for (int axis = 0; axis < 3; ++axis) {
        const double units = std::clamp((g[axis] + noise(random_)) * units_per_g, -32768.0, 32767.0);
        const auto word = static_cast<uint16_t>(static_cast<int16_t>(std::lround(units)));
        registers_[ACCEL_XOUT_H + 2 * axis] = static_cast<uint8_t>(word >> 8);
        registers_[ACCEL_XOUT_H + 2 * axis + 1] = static_cast<uint8_t>(word & 0xFF);
    }
}

}  // namespace simulator
