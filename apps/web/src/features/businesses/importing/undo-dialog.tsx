'use client'

import {
  type BusinessImportView,
  undoBusinessImportEndpoint,
} from '@oficio/contracts/businesses/importing/imports'
import { countOf } from '@oficio/contracts/text/count-of'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

/** Longer than usual, because removing thousands of pages is one transaction too. */
const undoTimeoutMs = 180_000

/** Undoes an import after a dialog that shows the consequences. The reason is required and recorded. */
export function UndoDialog({ importView: { id, madeCount } }: { importView: BusinessImportView }) {
  return (
    <div className="needs-script">
      <WordsDialog
        trigger={<Button variant="outline">Deshacer la importación</Button>}
        title="Deshacer la importación"
        description={`Se borran para siempre las ${countOf(madeCount, 'página', 'páginas')} que creó, y sus direcciones dejan de existir. Las que alguien reclamó, cambió o reseñó quedan como están.`}
        field={recordedReason(undoBusinessImportEndpoint.body.shape.reason)}
        submitLabel="Deshacer la importación"
        submitVariant="destructive"
        send={(reason) =>
          callApi(undoBusinessImportEndpoint, { params: { id }, body: { reason }, timeoutMs: undoTimeoutMs })
        }
        success="Importación deshecha"
      />
    </div>
  )
}
