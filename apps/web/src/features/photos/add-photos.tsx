'use client'

import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'

interface AddPhotosProps {
  isFirst: boolean
  /** Opens the browser's own choice of files. */
  onChoose: () => void
  onPicked: (files: File[]) => void
}

/** The ways to a photo: drop it, choose it, or on a phone take it now. */
export function AddPhotos({ isFirst, onChoose, onPicked }: AddPhotosProps) {
  const camera = useRef<HTMLInputElement>(null)

  const takePicture = (event: ChangeEvent<HTMLInputElement>) => {
    onPicked([...(event.target.files ?? [])])
    // The same picture may be taken away and picked again; without this the browser would report no change.
    event.target.value = ''
  }

  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-input-border bg-background p-4 sm:flex-row sm:justify-center pointer-fine:sm:py-6">
      <p className="hidden text-muted-foreground pointer-fine:sm:block">
        {isFirst ? 'Arrastrá las fotos hasta acá o' : 'Podés arrastrar más o'}
      </p>
      <Button variant="outline" onClick={onChoose} className="w-full sm:w-auto">
        <ImagePlus aria-hidden />
        {isFirst ? 'Elegir fotos' : 'Agregar otra foto'}
      </Button>
      <Button
        variant="outline"
        onClick={() => camera.current?.click()}
        className="hidden w-full sm:w-auto pointer-coarse:inline-flex"
      >
        <Camera aria-hidden />
        Sacar una foto
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        aria-label="Sacar una foto"
        tabIndex={-1}
        className="hidden"
        onChange={takePicture}
      />
    </div>
  )
}
