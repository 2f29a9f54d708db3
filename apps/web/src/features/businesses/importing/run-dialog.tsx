'use client'

import {
  type BusinessImportView,
  runBusinessImportEndpoint,
} from '@oficio/contracts/businesses/importing/imports'
import { countOf } from '@oficio/contracts/text/count-of'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** A whole file is one transaction, and thousands of pages take their time. */
const importTimeoutMs = 180_000

/** Publishes the right lines of a file, after saying what follows. */
export function RunDialog({ found: { id, lineCount, wrongCount } }: { found: BusinessImportView }) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const right = lineCount - wrongCount
  if (right === 0) return <p>No hay nada para importar: corregí el archivo y subilo de nuevo.</p>
  const action = `Importar ${countOf(right, 'negocio', 'negocios')}`
  // With nothing wrong all are meant: if one is taken meanwhile, nothing is brought in and the page says which.
  const which = wrongCount > 0 ? 'right' : 'all'
  const send = () =>
    run(
      () =>
        callApi(runBusinessImportEndpoint, {
          params: { id },
          body: { which },
          timeoutMs: importTimeoutMs,
        }),
      { success: 'Negocios importados', onSuccess: () => setIsOpen(false) },
    )
  return (
    <div className="needs-script">
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button>{action}</Button>
        </DialogTrigger>
        <DialogContent
          title={action}
          description="Cada uno tiene su página y aparece en la búsqueda enseguida, sin dueño y sin plan. La página dice que se creó a partir de datos públicos y cómo reclamarla. Lo podés deshacer."
          footer={
            <>
              <DialogClose asChild>
                <Button variant="outline">Volver</Button>
              </DialogClose>
              <Button onClick={send} isLoading={isPending}>
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
        </DialogContent>
      </Dialog>
    </div>
  )
}
