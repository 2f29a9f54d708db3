'use client'

import {
  type BusinessImportView,
  runBusinessImportEndpoint,
} from '@oficio/contracts/businesses/importing/imports'
import { countOf } from '@oficio/contracts/text/count-of'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Longer than usual, because a whole file is one transaction and thousands of pages take time. */
const importTimeoutMs = 180_000

/** Imports the correct lines of a file after a dialog that shows the consequences. */
export function RunDialog({
  importView: { id, lineCount, wrongCount, hintCount },
}: {
  importView: BusinessImportView
}) {
  const [isBringing, setIsBringing] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  if (lineCount === wrongCount) return <p>No hay nada para importar: corregí el archivo y subilo de nuevo.</p>
  const right = lineCount - wrongCount - (isBringing ? 0 : hintCount)
  const action = `Importar ${countOf(right, 'negocio', 'negocios')}`
  // If no line is left out, the whole file is meant. Should a line become invalid meanwhile, the server then imports
  // nothing and the page shows the line.
  const part = right < lineCount ? 'right' : 'all'
  const send = () =>
    run(
      () =>
        callApi(runBusinessImportEndpoint, {
          params: { id },
          body: { which: part, hinted: isBringing ? 'bring' : 'skip' },
          timeoutMs: importTimeoutMs,
        }),
      { success: 'Negocios importados', onSuccess: () => setIsOpen(false) },
    )
  return (
    <div className="needs-script">
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button>{right === 0 ? 'Decidir qué importar' : action}</Button>
        </DialogTrigger>
        <DialogContent
          title={right === 0 ? 'Decidir qué importar' : action}
          description="Cada uno tiene su página y aparece en la búsqueda enseguida, sin dueño y sin plan. La página dice que se creó a partir de datos públicos y cómo reclamarla. Lo podés deshacer."
          footer={
            <>
              <DialogClose asChild>
                <Button variant="outline">Volver</Button>
              </DialogClose>
              <Button onClick={send} isLoading={isPending} disabled={right === 0}>
                {action}
              </Button>
            </>
          }
        >
          {wrongCount > 0 && (
            <p className="pb-1">
              {countOf(wrongCount, 'línea queda afuera', 'líneas quedan afuera')}: son las que tienen errores.
              Si preferís todo o nada, corregí el archivo y subilo de nuevo.
            </p>
          )}
          {hintCount > 0 && (
            <Checkbox
              checked={isBringing}
              onCheckedChange={setIsBringing}
              label={`Traer igual ${countOf(hintCount, 'línea que se parece a otra', 'líneas que se parecen a otras')}`}
              hint="Las ves en «Para decidir»: por ejemplo, dos locales con el mismo teléfono. Sin marcar, quedan afuera."
            />
          )}
        </DialogContent>
      </Dialog>
    </div>
  )
}
