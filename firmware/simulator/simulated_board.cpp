#include "simulated_board.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <avr_adc.h>
#include <avr_eeprom.h>
#include <avr_extint.h>
#include <avr_ioport.h>

#include <sim_elf.h>
#include <sim_hex.h>

namespace simulator {

namespace {

constexpr uint16_t MCUSR_ADDRESS = 0x54;
constexpr uint8_t MCUSR_WATCHDOG = 8;
constexpr uint16_t UCSR0A_ADDRESS = 0xC0;
constexpr uint8_t DOUBLE_SPEED = 2;
constexpr uint16_t UBRR0_ADDRESS = 0xC4;
constexpr uint32_t EEPROM_SIZE = 1024;
// Debian's optiboot is 22 bytes longer than its 512 bytes of room, and runs past the end of the flash.
constexpr uint32_t BEYOND_FLASH = 64;

// Wiring as in raja/src/board/pins.h: port D has the select lines on bits 2–5 and the emitters on bit 6.
constexpr int FIRST_SELECT_BIT = 2;
constexpr uint8_t EMITTER_BIT = 0x40;

constexpr double SPAN_COUNTS = 400;      // how much a white card adds
constexpr double CROSSTALK_COUNTS = 20;  // how much the emitter adds over an empty well
constexpr double NODE_TIME_CONSTANT_US = 5;
constexpr double GAIN_SPREAD = 0.06;
constexpr double FLICKER_SHARE = 0.2;
constexpr double FLICKER_HZ = 100;
constexpr double MILLIVOLTS_PER_COUNT = 5000.0 / 1024.0;

constexpr int64_t SLICE_US = 1000;
constexpr int64_t EEPROM_CHECK_US = 20'000;
constexpr uint64_t CYCLES_PER_BYTE = 16'000'000 / 11'520;
constexpr avr_cycle_count_t BITS_PER_BYTE = 10;
constexpr size_t MOST_SENT_KEPT = 1 << 16;  // some five minutes of output that nobody has fetched
// After at most this many cycles, a fifth of a byte's time, simavr checks its timers and this program the serial line.
constexpr avr_cycle_count_t LONGEST_BURST_CYCLES = 256;

void quiet_logger(avr_t* /*avr*/, const int level, const char* format, va_list arguments) {
    if (level <= LOG_ERROR) {
        std::vfprintf(stderr, format, arguments);
    }
}

}  // namespace

SimulatedBoard::SimulatedBoard(const std::string& firmware_file, const std::string& boot_loader_file, uint64_t seed_number) {
    avr_global_logger_set(quiet_logger);
    avr_ = avr_make_mcu_by_name("atmega328p");
    if (avr_ == nullptr) {
        throw std::runtime_error("this simavr does not know the ATmega328P: install libsimavr-dev 1.6 or newer");
    }
    avr_init(avr_);
    avr_->frequency = 16'000'000;
    avr_->vcc = avr_->avcc = avr_->aref = 5000;
    normal_run_ = avr_->run;
    seed(seed_number);
    load(firmware_file, boot_loader_file);
    connect();
    erase_eeprom();
}

SimulatedBoard::~SimulatedBoard() {
    save_eeprom();
    avr_terminate(avr_);
}

void SimulatedBoard::seed(uint64_t seed_number) {
    random_.seed(seed_number);
    sensor_.seed(seed_number + 1);
    std::uniform_real_distribution<double> gain(1 - GAIN_SPREAD, 1 + GAIN_SPREAD);
    for (auto& well : gains_) {
        for (double& gain_of_one : well) {
            gain_of_one = gain(random_);
        }
    }
}

void SimulatedBoard::load(const std::string& firmware_file, const std::string& boot_loader_file) {
    if (!firmware_file.empty()) {
        elf_firmware_t firmware{};
        if (!std::ifstream(firmware_file) || elf_read_firmware(firmware_file.c_str(), &firmware) != 0) {
            throw std::runtime_error("cannot read the firmware '" + firmware_file + "': build it with 'make firmware'");
        }
        std::memcpy(avr_->flash + firmware.flashbase, firmware.flash, firmware.flashsize);
        avr_->codeend = avr_->flashend;
    }
    if (!boot_loader_file.empty()) {
        load_boot_loader(boot_loader_file);
    }
}

// The chip starts at the boot loader, as its fuses would be set.
void SimulatedBoard::load_boot_loader(const std::string& file) {
    const uint32_t room = avr_->flashend + 1 + BEYOND_FLASH;
    auto* flash = static_cast<uint8_t*>(std::realloc(avr_->flash, room));  // NOLINT(*-no-malloc,*-owning-memory): simavr's, and freed by it
    ihex_chunk_p chunks = nullptr;
    const int count = read_ihex_chunks(file.c_str(), &chunks);
    if (flash == nullptr || count <= 0) {
        throw std::runtime_error("cannot read the boot loader '" + file + "'");
    }
    avr_->flash = flash;
    for (int i = 0; i < count; ++i) {
        if (chunks[i].baseaddr + chunks[i].size > room) {
            throw std::runtime_error("the boot loader '" + file + "' is made for a larger chip than the ATmega328P");
        }
        std::memcpy(flash + chunks[i].baseaddr, chunks[i].data, chunks[i].size);
    }
    avr_->codeend = avr_->flashend;
    avr_->reset_pc = chunks[0].baseaddr;
    avr_->pc = chunks[0].baseaddr;
    free_ihex_chunks(chunks);
}

void SimulatedBoard::connect() {
    uint32_t no_flags = 0;
    avr_ioctl(avr_, AVR_IOCTL_UART_SET_FLAGS('0'), &no_flags);
    uart_input_ = avr_io_getirq(avr_, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr_, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_byte, this);
    for (avr_io_t* io = avr_->io_port; io != nullptr; io = io->next) {
        if (std::strcmp(io->kind, "uart") == 0) {
            uart_ = reinterpret_cast<avr_uart_t*>(io);  // its first member
        }
    }
    avr_irq_register_notify(avr_io_getirq(avr_, AVR_IOCTL_IOPORT_GETIRQ('D'), IOPORT_IRQ_REG_PORT), on_port_write, this);
    adc_input_ = avr_io_getirq(avr_, AVR_IOCTL_ADC_GETIRQ, 0);
    avr_irq_register_notify(adc_input_ + ADC_IRQ_OUT_TRIGGER, on_conversion, this);
    sensor_.connect(avr_);
    reset(Reset::power);
    resets_ = 0;
}

// ---- time --------------------------------------------------------------------------------------------------------

void SimulatedBoard::run_for(int64_t duration_us) {
    const int64_t end_us = now_us() + duration_us;
    while (now_us() < end_us) {
        pump_port();
        const int64_t until_us = std::min(end_us, now_us() + SLICE_US);
        if (powered_ && !hung_) {
            correct_line_speed();
            run_processor(until_us);
        } else {
            offset_us_ += until_us - now_us();
        }
        sensor_.set_time(now_us());
        for (int well = 0; well < WELLS; ++well) {
            light_[well] = wells_[well].light(now_us());
        }
        send_to_host();
        if (now_us() - eeprom_checked_us_ >= EEPROM_CHECK_US) {
            save_eeprom();
        }
    }
}

void SimulatedBoard::run_processor(int64_t until_us) {
    const uint64_t end_cycle = static_cast<uint64_t>((until_us - offset_us_) * CYCLES_PER_US);
    while (avr_->cycle < end_cycle) {
        const bool watchdog_bites = avr_->run != normal_run_;  // simavr's watchdog resets the chip by swapping the run function
        if (watchdog_bites) {
            ++resets_;
            unstall();
        }
        feed_line();
        avr_run(avr_);
        if (watchdog_bites) {
            run_in_bursts();
        }
    }
}

// simavr counts a parity bit for each byte that is never sent, so a host at full speed would overrun it.
void SimulatedBoard::correct_line_speed() {
    const avr_cycle_count_t divisor = avr_->data[UBRR0_ADDRESS] + 256U * avr_->data[UBRR0_ADDRESS + 1];
    const avr_cycle_count_t cycles_per_bit = (divisor + 1) * ((avr_->data[UCSR0A_ADDRESS] & DOUBLE_SPEED) != 0 ? 8 : 16);
    uart_->cycles_per_byte = BITS_PER_BYTE * cycles_per_bit;
}

// Makes simavr five times as fast; every reset undoes it. Instructions run in bursts between simavr's timers instead of one by
// one, and the select lines, which are on INT0 and INT1, are not polled in every cycle for a low level that our firmware never
// waits for.
void SimulatedBoard::run_in_bursts() {
    avr_->run_cycle_limit = LONGEST_BURST_CYCLES;
    for (const uint8_t interrupt : {EXTINT_IRQ_OUT_INT0, EXTINT_IRQ_OUT_INT1}) {
        avr_extint_set_strict_lvl_trig(avr_, interrupt, 0);
    }
}

// ---- power and trouble -------------------------------------------------------------------------------------------

void SimulatedBoard::reset(Reset cause) {
    if (!powered_) {
        return;
    }
    hung_ = false;
    unstall();
    avr_->run = normal_run_;
    avr_reset(avr_);
    run_in_bursts();
    avr_->data[MCUSR_ADDRESS] = static_cast<uint8_t>(cause);
    to_board_.clear();
    next_feed_cycle_ = 0;
    ++resets_;
}

void SimulatedBoard::unplug() {
    port_.unplug();
    unstall();
    powered_ = false;
    hung_ = false;
    from_board_.clear();
}

bool SimulatedBoard::replug(bool with_port) {
    if (with_port && !port_.plug()) {
        return false;
    }
    powered_ = true;
    sensor_.power_up();
    for (uint32_t address = 0x100; address <= avr_->ramend; ++address) {
        avr_->data[address] = static_cast<uint8_t>(random_() & 0xFF);
    }
    reset(Reset::power);
    return true;
}

void SimulatedBoard::stall() {
    if (stalled_ || !powered_) {
        return;
    }
    stalled_ = true;
    stalled_pc_ = avr_->pc;
    std::memcpy(stalled_code_, avr_->flash + stalled_pc_, 2);
    avr_->flash[stalled_pc_] = 0xFF;  // rjmp .-2
    avr_->flash[stalled_pc_ + 1] = 0xCF;
}

void SimulatedBoard::unstall() {
    if (stalled_) {
        std::memcpy(avr_->flash + stalled_pc_, stalled_code_, 2);
        stalled_ = false;
    }
}

// ---- the serial line ---------------------------------------------------------------------------------------------

void SimulatedBoard::pump_port() {
    if (port_.was_opened() && dtr_resets_) {
        reset(Reset::external);
    }
    feed(port_.read());
}

void SimulatedBoard::feed(const std::vector<uint8_t>& bytes) {
    const std::vector<uint8_t> through = damage_to_board_.pass(bytes, random_);
    if (powered_) {
        to_board_.insert(to_board_.end(), through.begin(), through.end());
    }
}

void SimulatedBoard::feed_line() {
    if (to_board_.empty() || avr_->cycle < next_feed_cycle_) {
        return;
    }
    avr_raise_irq(uart_input_, to_board_.front());
    to_board_.pop_front();
    // A byte that was handled late does not delay the next.
    next_feed_cycle_ = std::max(next_feed_cycle_ + LONGEST_BURST_CYCLES, avr_->cycle) + CYCLES_PER_BYTE - LONGEST_BURST_CYCLES;
}

void SimulatedBoard::on_byte(avr_irq_t* /*irq*/, uint32_t value, void* self) {
    static_cast<SimulatedBoard*>(self)->from_board_.push_back(static_cast<uint8_t>(value));
}

void SimulatedBoard::send_to_host() {
    const std::vector<uint8_t> through = damage_to_host_.pass(from_board_, random_);
    from_board_.clear();
    for (const uint8_t byte : through) {
        sent_.push_back({now_us(), byte});
    }
    while (sent_.size() > MOST_SENT_KEPT) {
        sent_.pop_front();
        ++sent_forgotten_;
    }
    port_.write(through);
}

void SimulatedBoard::garbage_to_host(size_t count) {
    for (size_t i = 0; i < count; ++i) {
        from_board_.push_back(static_cast<uint8_t>(random_() & 0xFF));
    }
}

void SimulatedBoard::garbage_to_board(size_t count) {
    for (size_t i = 0; i < count && powered_; ++i) {
        to_board_.push_back(static_cast<uint8_t>(random_() & 0xFF));
    }
}

void SimulatedBoard::set_damage(double percent) {
    damage_to_host_.set_percent(percent);
    damage_to_board_.set_percent(percent);
}

// ---- light -------------------------------------------------------------------------------------------------------

double SimulatedBoard::target_counts(int well) const {
    const double seconds = static_cast<double>(now_us()) * 1e-6;
    const double flicker = 1 + FLICKER_SHARE / 2 * std::sin(2 * M_PI * FLICKER_HZ * seconds);
    double counts = ambient_counts * flicker;
    const auto channel = static_cast<size_t>((port_d_ >> FIRST_SELECT_BIT) & ((1 << SELECT_LINES) - 1));
    if (channel >= SENSORS) {
        return 0;
    }
    if ((port_d_ & EMITTER_BIT) != 0) {
        counts += gains_[well][channel] * (CROSSTALK_COUNTS + SPAN_COUNTS * light_[well][channel]);
    }
    return counts;
}

double SimulatedBoard::settle(int well) {
    Node& node = nodes_[well];
    const auto cycle = static_cast<int64_t>(avr_->cycle);
    const double elapsed_us = static_cast<double>(cycle - node.settled_cycle) / CYCLES_PER_US;
    const double target = target_counts(well);
    node.counts = target + (node.counts - target) * std::exp(-elapsed_us / NODE_TIME_CONSTANT_US);
    node.settled_cycle = cycle;
    return node.counts;
}

void SimulatedBoard::on_port_write(avr_irq_t* /*irq*/, uint32_t value, void* self) {
    auto* board = static_cast<SimulatedBoard*>(self);
    for (int well = 0; well < WELLS; ++well) {
        board->settle(well);
    }
    board->port_d_ = static_cast<uint8_t>(value);
}

void SimulatedBoard::on_conversion(avr_irq_t* /*irq*/, uint32_t value, void* self) {
    auto* board = static_cast<SimulatedBoard*>(self);
    avr_adc_mux_t mux{};
    std::memcpy(&mux, &value, sizeof value);
    const unsigned source = mux.src;
    double counts = 0;
    if (source < WELLS) {
        const double noise = board->noise_percent / 100 * SPAN_COUNTS;
        counts = board->settle(static_cast<int>(source)) + std::normal_distribution<double>(0, 1)(board->random_) * noise;
    } else {
        counts = std::uniform_real_distribution<double>(0, 1023)(board->random_);  // an open pin
    }
    const double clipped = std::fmin(std::fmax(counts, 0), 1023);
    avr_raise_irq(board->adc_input_ + source, static_cast<uint32_t>(std::ceil(clipped * MILLIVOLTS_PER_COUNT)));
}

// ---- memory ------------------------------------------------------------------------------------------------------

uint8_t* SimulatedBoard::eeprom() const {
    avr_eeprom_desc_t description{};
    description.ee = nullptr;
    description.offset = 0;
    description.size = EEPROM_SIZE;
    avr_ioctl(avr_, AVR_IOCTL_EEPROM_GET, &description);
    return description.ee;
}

void SimulatedBoard::erase_eeprom() {
    std::memset(eeprom(), 0xFF, EEPROM_SIZE);
    reset(Reset::power);
}

bool SimulatedBoard::use_eeprom_file(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    if (stream) {
        const std::vector<char> bytes((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
        if (bytes.size() != EEPROM_SIZE) {
            return false;
        }
        std::memcpy(eeprom(), bytes.data(), EEPROM_SIZE);
        reset(Reset::power);
    }
    eeprom_file_ = file;
    eeprom_saved_.clear();
    save_eeprom();
    return static_cast<bool>(std::ifstream(file));
}

void SimulatedBoard::save_eeprom() {
    eeprom_checked_us_ = now_us();
    if (eeprom_file_.empty()) {
        return;
    }
    const uint8_t* bytes = eeprom();
    if (eeprom_saved_.size() == EEPROM_SIZE && std::memcmp(eeprom_saved_.data(), bytes, EEPROM_SIZE) == 0) {
        return;
    }
    eeprom_saved_.assign(bytes, bytes + EEPROM_SIZE);
    std::ofstream(eeprom_file_, std::ios::binary).write(reinterpret_cast<const char*>(bytes), EEPROM_SIZE);
}

}  // namespace simulator
