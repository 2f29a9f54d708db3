'use client'

import { limits } from '@oficio/contracts/limits'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { StepUpForm } from './step-up-form'

/** The dialog that asks for the second factor. It opens above the page, so that what was typed there is kept. */
export function StepUpDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onEnd(false)}>
      <DialogContent
        title="Confirmá que sos vos"
        description={`Lo que sigue es delicado. Después no te lo pedimos por ${limits.stepUpMinutes} minutos.`}
      >
        <StepUpForm onDone={() => onEnd(true)} />
      </DialogContent>
    </Dialog>
  )
}
