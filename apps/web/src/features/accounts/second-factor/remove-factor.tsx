'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

interface RemoveFactorProps {
  label: string
  /** The label of the button for screen readers. */
  describedAs?: string
  title: string
  remove: () => Promise<unknown>
}

/** Removes a second factor after a confirmation. */
export function RemoveFactor({ label, describedAs, title, remove }: RemoveFactorProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" {...(describedAs && { 'aria-label': describedAs })}>
          {label}
        </Button>
      }
      title={title}
      description="Ya no vas a poder confirmar con ella que sos vos."
      confirmLabel="Quitar"
      confirmVariant="destructive"
      send={remove}
      success="La quitamos."
    />
  )
}
