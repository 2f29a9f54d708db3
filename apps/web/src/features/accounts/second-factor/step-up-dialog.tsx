'use client'

import { limits } from '@oficio/contracts/limits'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { StepUpForm } from './step-up-form'

/** Stands above whatever asked for it; what was typed there stays. */
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
