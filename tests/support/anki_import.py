"""Imports a text file into a new Anki collection, twice, and prints what became of it as JSON."""

import json
import os
import sys
import tempfile

from anki.collection import Collection, ImportCsvRequest


def imported(collection, path):
    metadata = collection.get_csv_metadata(path=path, delimiter=None)
    log = collection.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log
    return {
        "found": log.found_notes,
        "new": len(log.new),
        "updated": len(log.updated),
        "duplicate": len(log.duplicate),
        "conflicting": len(log.conflicting),
        "first_field_match": len(log.first_field_match),
        "missing_notetype": len(log.missing_notetype),
        "missing_deck": len(log.missing_deck),
        "empty_first_field": len(log.empty_first_field),
    }


def main():
    path = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(os.path.join(folder, "collection.anki2"))
        try:
            first, second = imported(collection, path), imported(collection, path)
            notes = [collection.get_note(id) for id in collection.find_notes("")]
            print(json.dumps({
                "first": first,
                "second": second,
                "notes": [[note.guid, *note.fields, *note.tags] for note in notes],
            }))
        finally:
            collection.close()


main()
