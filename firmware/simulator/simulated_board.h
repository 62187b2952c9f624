// The ATmega328P with the unmodified firmware, and everything soldered to it.
#pragma once

#include <cstdint>
#include <deque>
#include <random>
#include <string>
#include <vector>

#include <avr_uart.h>
#include <sim_avr.h>

#include "damage.h"
#include "mpu6050_peer.h"
#include "port.h"
#include "well_scene.h"

namespace simulator {

constexpr int WELLS = 2;

struct SentByte {
    int64_t t_us;
    uint8_t byte;
};

class SimulatedBoard {
public:
    // Throws std::runtime_error with a sentence for the user if the firmware cannot be loaded.
    SimulatedBoard(const std::string& firmware_file, const std::string& boot_loader_file, uint64_t seed);
    ~SimulatedBoard();
    SimulatedBoard(const SimulatedBoard&) = delete;
    SimulatedBoard& operator=(const SimulatedBoard&) = delete;

    void run_for(int64_t duration_us);
    int64_t now_us() const { return offset_us_ + static_cast<int64_t>(avr_->cycle / CYCLES_PER_US); }
    uint64_t cycles() const { return avr_->cycle; }
    int resets() const { return resets_; }

    // Power and trouble.
    enum class Reset : uint8_t { power = 1, external = 2, brownout = 4 };  // bits of MCUSR
    void reset(Reset cause);
    void unplug();
    bool replug(bool with_port);
    void hang() { hung_ = true; }
    void stall();

    // The serial line.
    Port& port() { return port_; }
    void set_dtr(bool resets) { dtr_resets_ = resets; }
    void feed(const std::vector<uint8_t>& bytes);
    size_t waiting_to_be_fed() const { return to_board_.size(); }
    void garbage_to_host(size_t count);
    void garbage_to_board(size_t count);
    void set_damage(double percent);
    // The board's output; bytes that nobody fetches for a long time are dropped. Positions count from the start.
    uint64_t sent_begin() const { return sent_forgotten_; }
    uint64_t sent_end() const { return sent_forgotten_ + sent_.size(); }
    const SentByte& sent(uint64_t position) const { return sent_[position - sent_forgotten_]; }
    void pump_port();

    // Surroundings.
    WellScene& scene(int well) { return wells_[well]; }
    Mpu6050Peer& sensor() { return sensor_; }
    std::mt19937_64& random() { return random_; }
    Jitter jitter;
    double noise_percent = 1;
    double ambient_counts = 40;
    void seed(uint64_t seed);

    // Memory that survives the program. False if the file cannot be read or has the wrong size.
    bool use_eeprom_file(const std::string& file);
    void erase_eeprom();
    void save_eeprom();

private:
    static constexpr int64_t CYCLES_PER_US = 16;
    static constexpr int SELECT_LINES = 4;

    // The voltage at a multiplexer's output follows its input with a time constant.
    struct Node {
        double counts = 0;
        int64_t settled_cycle = 0;
    };

    void load(const std::string& firmware_file, const std::string& boot_loader_file);
    void load_boot_loader(const std::string& file);
    void connect();
    void run_processor(int64_t until_us);
    void feed_line();
    void send_to_host();
    void unstall();
    void run_in_bursts();
    void correct_line_speed();
    double target_counts(int well) const;
    double settle(int well);
    uint8_t* eeprom() const;

    static void on_port_write(avr_irq_t* irq, uint32_t value, void* self);
    static void on_conversion(avr_irq_t* irq, uint32_t value, void* self);
    static void on_byte(avr_irq_t* irq, uint32_t value, void* self);

    avr_t* avr_ = nullptr;
    avr_run_t normal_run_ = nullptr;
    avr_uart_t* uart_ = nullptr;
    avr_irq_t* uart_input_ = nullptr;
    avr_irq_t* adc_input_ = nullptr;
    int64_t offset_us_ = 0;  // time that passed while the processor was halted
    bool powered_ = true;
    bool hung_ = false;
    bool stalled_ = false;
    uint32_t stalled_pc_ = 0;
    uint8_t stalled_code_[2] = {};
    int resets_ = 0;

    Port port_;
    bool dtr_resets_ = true;
    std::deque<uint8_t> to_board_;
    uint64_t next_feed_cycle_ = 0;
    std::vector<uint8_t> from_board_;
    std::deque<SentByte> sent_;
    uint64_t sent_forgotten_ = 0;
    Damage damage_to_host_;
    Damage damage_to_board_;

    WellScene wells_[WELLS];
    std::array<double, SENSORS> light_[WELLS] = {};  // computed once per slice of time, because dice move slowly
    Node nodes_[WELLS];
    uint8_t port_d_ = 0;
    double gains_[WELLS][SENSORS] = {};
    Mpu6050Peer sensor_;
    std::mt19937_64 random_;

    std::string eeprom_file_;
    std::vector<uint8_t> eeprom_saved_;
    int64_t eeprom_checked_us_ = 0;
};

}  // namespace simulator
