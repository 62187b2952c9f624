"""The files themselves: vectors, true size, fonts within, the same bytes each time, and no half-written file."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.session.views.page_state import SEAT_SYMBOLS
from hardware.errors import HardwareError
from hardware.printing.layout.pdf import pdf_of, write_pdf
from hardware.printing.layout.tiling import pages_for
from hardware.printing.mats import seat_mat
from hardware.printing.sheets import mat_files
from hardware.printing.symbols import SYMBOLS
from tests.hardware.printing.rendered import JOB, SAY, SETTINGS

pytestmark = pytest.mark.program

PAGES = pages_for(seat_mat(0, JOB), "letter", SETTINGS.printing)


def told_of(pdf: Path, command: str) -> str:
    """What one of poppler's programs says of a file."""
    if shutil.which(command) is None:
        pytest.skip(f"needs {command}: apt install poppler-utils")
    return subprocess.run([command, str(pdf)], check=True, capture_output=True, text=True, timeout=300).stdout


def test_pages_are_of_true_size_and_hold_lines_not_pictures(tmp_path: Path) -> None:
    pdf = tmp_path / "mat.pdf"
    write_pdf(pdf, PAGES, SETTINGS.printing, "a mat", SAY)
    size = re.search(r"Page size:\s+([\d.]+) x ([\d.]+) pts", told_of(pdf, "pdfinfo"))
    assert size is not None
    assert float(size[1]) * 25.4 / 72 == pytest.approx(279.4, abs=0.01)
    assert float(size[2]) * 25.4 / 72 == pytest.approx(215.9, abs=0.01)
    pictures = subprocess.run(["pdfimages", "-list", str(pdf)], check=True, capture_output=True, text=True, timeout=300)
    assert len(pictures.stdout.splitlines()) == 2  # its heading alone


def test_every_font_is_in_the_file(tmp_path: Path) -> None:
    pdf = tmp_path / "mat.pdf"
    write_pdf(pdf, PAGES, SETTINGS.printing, "a mat", SAY)
    rows = told_of(pdf, "pdffonts").splitlines()[2:]
    fonts = [row for row in rows if "Vera" in row]
    assert fonts
    assert all(row.split()[-5] == "yes" for row in fonts)


def test_the_same_pages_give_the_same_bytes() -> None:
    assert pdf_of(PAGES, SETTINGS.printing, "a mat", SAY) == pdf_of(PAGES, SETTINGS.printing, "a mat", SAY)


def test_a_folder_that_cannot_be_written_is_told_and_nothing_half_written_stays(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder", encoding="utf-8")
    with pytest.raises(HardwareError) as refused:
        write_pdf(tmp_path / "taken" / "mat.pdf", PAGES, SETTINGS.printing, "a mat", SAY)
    assert refused.value.code == "print.unwritable"
    assert [p.name for p in tmp_path.iterdir()] == ["taken"]


def test_a_table_has_a_mat_for_each_seat_one_market_and_one_for_cards() -> None:
    files = mat_files(JOB, "a3", "a4")
    assert len(files) == 7
    assert {pages[0].sheet.title.split(",")[0] for pages in files.values()} == {
        *(f"seat mat {seat}" for seat in range(1, 6)),
        "market mat",
        "card mat",
    }


def test_seats_carry_the_symbols_of_the_companions_pages() -> None:
    assert SYMBOLS == SEAT_SYMBOLS
