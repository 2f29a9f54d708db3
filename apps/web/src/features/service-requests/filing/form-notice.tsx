'use client'

import { limits } from '@oficio/contracts/limits'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { PaymentBox } from '../urgency/payment-box'
import type { RequestFormState } from './state/filing-state'

interface FormNoticeProps {
  form: RequestFormState['form']
  onStartAgain: () => void
}

/** Explains the outcome of the payment. Without a payment, explains that the form was restored from this browser. */
export function FormNotice({ form, onStartAgain }: FormNoticeProps) {
  const { remark, isRestored, hasLostPhotos } = form
  if (remark) return <PaymentBox remark={remark} hasKeptForm={isRestored} />
  return (
    <Alert
      title="Recuperamos lo que habías escrito"
      action={
        <Button variant="outline" onClick={onStartAgain}>
          Empezar de nuevo
        </Button>
      }
    >
      Quedó guardado solo en este dispositivo.
      {hasLostPhotos &&
        ` Las fotos se guardan ${hoursInWords(limits.unusedPhotoHours)}, así que vas a tener que volver a subirlas.`}
    </Alert>
  )
}
