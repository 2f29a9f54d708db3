'use client'

import { PencilLine } from 'lucide-react'
import { useLeavingGuard } from '@/lib/forms/use-leaving-guard'
import { Button } from './button'
import { Dialog, DialogContent } from './dialog'

/** A note beside the save button that something is not saved yet. Also asks before the visitor leaves the page. */
export function UnsavedNote({ isUnsaved }: { isUnsaved: boolean }) {
  const { heldUrl, leave, stay } = useLeavingGuard(isUnsaved)
  return (
    <>
      <p role="status" className="text-sm font-semibold text-sol-soft-foreground empty:hidden">
        {isUnsaved && (
          <span className="inline-flex items-center gap-2 rounded-full bg-sol-soft px-3 py-1.5">
            <PencilLine aria-hidden className="size-4 shrink-0" />
            Cambios sin guardar
          </span>
        )}
      </p>
      <Dialog open={heldUrl !== null} onOpenChange={(isOpen) => !isOpen && stay()}>
        <DialogContent
          title="¿Salir sin guardar?"
          description="Cambiaste algo en esta página y todavía no lo guardaste. Si salís, se pierde."
          footer={
            <>
              <Button variant="outline" onClick={leave}>
                Salir sin guardar
              </Button>
              <Button onClick={stay}>Seguir acá</Button>
            </>
          }
        />
      </Dialog>
    </>
  )
}
