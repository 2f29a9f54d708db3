import type { BusinessImportView } from '@oficio/contracts/businesses/importing/imports'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { SeparateAction } from '@/components/ui/separate-action'
import { StatTile } from '@/components/ui/stat-tile'
import { ImportBadge } from './import-badge'
import { RunDialog } from './run-dialog'
import { UndoDialog } from './undo-dialog'

/** The page of an import file: what was found, what was done with it, and what can be done now. */
export function ImportView({ importView }: { importView: BusinessImportView }) {
  const { state, lineCount, wrongCount, hintCount, unknownColumns } = importView
  return (
    <div className="space-y-6">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatTile label="Líneas" value={lineCount.toLocaleString('es-AR')} />
        <StatTile label="Están bien" value={(lineCount - wrongCount - hintCount).toLocaleString('es-AR')} />
        <StatTile label="Para decidir" value={hintCount.toLocaleString('es-AR')} />
        <StatTile label="Con errores" value={wrongCount.toLocaleString('es-AR')} />
      </dl>
      <Card className="space-y-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ImportBadge state={state} />
          {historyOf(importView)}
        </p>
        {unknownColumns.length > 0 && (
          <Alert tone="warning" title="Hay columnas que no usamos">
            <span className="break-words">{unknownColumns.join(', ')}</span>
          </Alert>
        )}
        {state === 'checked' && <RunDialog importView={importView} />}
        {state === 'imported' && (
          <SeparateAction note="Si algo salió mal, podés deshacerlo.">
            <UndoDialog importView={importView} />
          </SeparateAction>
        )}
      </Card>
    </div>
  )
}

function historyOf(importView: BusinessImportView): string {
  const { state, createdAt, checkedAt, importedAt, undoneAt, madeCount, keptCount } = importView
  const madeText = countOf(madeCount, 'página', 'páginas')
  if (state === 'undone') {
    const keptText = keptCount > 0 ? countOf(keptCount, 'página quedó', 'páginas quedaron') : ''
    const keptReason = keptText && ` ${keptText}: alguien la reclamó, la cambió o la reseñó.`
    return `Se importó el ${formatMoment(importedAt ?? createdAt)} y se deshizo el ${formatMoment(undoneAt ?? createdAt)}.${keptReason}`
  }
  if (state === 'imported')
    return `Este archivo ya se importó el ${formatMoment(importedAt ?? createdAt)}: creó ${madeText}.`
  const again =
    checkedAt > createdAt ? ` Es el mismo archivo que se subió el ${formatMoment(createdAt)}.` : ''
  return `Revisado el ${formatMoment(checkedAt)}; todavía no se publicó nada.${again}`
}
