'use client'

import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FileButton, takeFiles } from '@/components/ui/file-button'
import { acceptedTypes } from './pick-files'

interface AddPhotosProps {
  isFirst: boolean
  /** Whether the field accepts only one photo. */
  isOne: boolean
  onPicked: (files: File[]) => void
}

/** The ways to add a photo: drop it, choose it, or take it with a phone. */
export function AddPhotos({ isFirst, isOne, onPicked }: AddPhotosProps) {
  const camera = useRef<HTMLInputElement>(null)

  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-input-border bg-background p-4 sm:flex-row sm:justify-center pointer-fine:sm:py-6">
      <p className="hidden text-muted-foreground pointer-fine:sm:block">
        {isOne
          ? 'Arrastrá la foto hasta acá o'
          : isFirst
            ? 'Arrastrá las fotos hasta acá o'
            : 'Podés arrastrar más o'}
      </p>
      <FileButton variant="outline" multiple={!isOne} accept={acceptedTypes} onPicked={onPicked}>
        <ImagePlus aria-hidden />
        {isOne ? 'Elegir una foto' : isFirst ? 'Elegir fotos' : 'Agregar otra foto'}
      </FileButton>
      <Button
        variant="outline"
        onClick={() => camera.current?.click()}
        className="hidden w-full sm:w-auto pointer-coarse:inline-flex"
      >
        <Camera aria-hidden />
        Sacar una foto
      </Button>
      {/* Hidden, because the button opens the camera through it. */}
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        hidden
        tabIndex={-1}
        onChange={(event) => onPicked(takeFiles(event))}
      />
    </div>
  )
}
