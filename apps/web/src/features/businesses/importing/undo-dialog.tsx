'use client'

import {
  type BusinessImportView,
  undoBusinessImportEndpoint,
} from '@oficio/contracts/businesses/importing/imports'
import { countOf } from '@oficio/contracts/text/count-of'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Removing thousands of pages is one transaction, too. */
const undoTimeoutMs = 180_000

/** Takes back what a file brought in, after saying what follows. */
export function UndoDialog({ found: { id, madeCount } }: { found: BusinessImportView }) {
  const { run, isPending } = useApiAction()
  const send = (reason: string, close: () => void) =>
    run(
      () =>
        callApi(undoBusinessImportEndpoint, { params: { id }, body: { reason }, timeoutMs: undoTimeoutMs }),
      { success: 'Importación deshecha', onSuccess: close },
    )
  return (
    <div className="needs-script">
      <WordsDialog
        trigger={<Button variant="outline">Deshacer la importación</Button>}
        title="Deshacer la importación"
        description={`Se borran para siempre las ${countOf(madeCount, 'página', 'páginas')} que creó, y sus direcciones dejan de existir. Las que alguien reclamó, cambió o reseñó quedan como están.`}
        field={{
          label: 'Motivo',
          hint: 'Queda en el registro, con tu nombre.',
          schema: undoBusinessImportEndpoint.body.shape.reason,
        }}
        backLabel="Volver"
        submitLabel="Deshacer la importación"
        submitVariant="destructive"
        isPending={isPending}
        onSend={send}
      />
    </div>
  )
}
