"""The choice of the pictures that a test run records."""

import pytest

import golden


def test_an_unknown_choice_is_reported(monkeypatch):
    monkeypatch.setenv("RECORD_PICTURES", "some")
    with pytest.raises(ValueError, match='"some": set it to one of all, missing, failed, never'):
        golden.reason_to_skip()
