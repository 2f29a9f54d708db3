import type { BusinessImportView } from '@oficio/contracts/businesses/importing/imports'
import type { BusinessImport } from '@oficio/db/generated/client'

/** Returns an import in the form of the API. */
export const viewImport = (row: BusinessImport): BusinessImportView => ({
  id: row.id,
  fileName: row.fileName,
  state: row.state,
  lineCount: row.lineCount,
  wrongCount: row.wrongCount,
  hintCount: row.hintCount,
  unknownColumns: row.unknownColumns,
  madeCount: row.madeCount,
  keptCount: row.keptCount,
  createdAt: row.createdAt.toISOString(),
  checkedAt: row.checkedAt.toISOString(),
  importedAt: row.importedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})
