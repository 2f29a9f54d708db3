'use client'

import { limits } from '@oficio/contracts/limits'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

interface RestoredBoxProps {
  hasLostPhotos: boolean
  onStartAgain: () => void
}

/** Says that the form is not empty because this browser stored it. */
export function RestoredBox({ hasLostPhotos, onStartAgain }: RestoredBoxProps) {
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
