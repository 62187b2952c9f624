"""The card's partitions: in order, on whole blocks, none over another; sfdisk takes the table."""

from __future__ import annotations

import json
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from image.layout import FIRST_SECTOR, MIB_SECTORS, SECTOR_BYTES, image_bytes, partitions, sfdisk_script, slot_mib_for

sizes = st.integers(1, 4000).map(lambda number: number * 4)


@given(boot=sizes, slot=sizes, data=sizes)
def test_partitions_follow_each_other_on_whole_blocks(boot: int, slot: int, data: int) -> None:
    parts = partitions(boot, slot, data)
    assert [part.name for part in parts] == ["boot", "root-a", "root-b", "data"]
    assert parts[0].first == FIRST_SECTOR
    assert all(before.last + 1 == after.first for before, after in pairwise(parts))
    assert all(part.first % (4 * MIB_SECTORS) == 0 for part in parts)
    assert parts[1].sectors == parts[2].sectors
    assert image_bytes(parts) == (4 + boot + 2 * slot + data) * MIB_SECTORS * SECTOR_BYTES


@pytest.mark.parametrize("mib", [0, -4, 6])
def test_a_size_that_is_no_whole_block_is_refused(mib: int) -> None:
    with pytest.raises(ValueError, match="a multiple of 4"):
        partitions(256, mib, 256)


@given(st.integers(1, 2**33))
def test_a_slot_holds_its_system_and_half_as_much_again(size: int) -> None:
    mib = slot_mib_for(size)
    assert mib % 4 == 0
    assert mib * MIB_SECTORS * SECTOR_BYTES >= size * 1.5
    assert mib * MIB_SECTORS * SECTOR_BYTES < size * 1.5 + 4 * MIB_SECTORS * SECTOR_BYTES


@pytest.mark.program
def test_sfdisk_makes_the_table_that_was_asked_for(tmp_path: Path) -> None:
    sfdisk = shutil.which("sfdisk", path="/usr/sbin:/sbin:/usr/bin")
    if sfdisk is None:
        pytest.skip("needs sfdisk (apt install fdisk)")
    parts = partitions(64, 32, 16)
    file = tmp_path / "card.img"
    with file.open("wb") as made:
        made.truncate(image_bytes(parts))
    subprocess.run([sfdisk, "-q", str(file)], input=sfdisk_script(parts, 0x1234ABCD), text=True, check=True, timeout=60)
    told = subprocess.run([sfdisk, "--json", str(file)], capture_output=True, text=True, check=True, timeout=60)
    table = json.loads(told.stdout)["partitiontable"]
    assert (table["label"], table["id"]) == ("dos", "0x1234abcd")
    made_of = [(one["start"], one["size"], one["type"]) for one in table["partitions"]]
    assert made_of == [(part.first, part.sectors, part.kind) for part in parts]
