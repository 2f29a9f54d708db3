'use client'

import { type ComponentProps, useRef } from 'react'
import type { MapTiles } from '@/features/places/reach-map'
import { DetailsForm } from './details-form'
import { SpotPart } from './spot-part'

type DetailsEditorProps = Omit<ComponentProps<typeof DetailsForm>, 'version'> & { tiles: MapTiles | null }

/** What a business says of itself, and its point on the map: each is saved by itself, and neither overwrites what was not seen. */
export function DetailsEditor({ tiles, ...given }: DetailsEditorProps) {
  const version = useRef(given.own.version)
  return (
    <div className="space-y-8">
      <DetailsForm {...given} version={version} />
      <SpotPart own={given.own} version={version} tiles={tiles} />
    </div>
  )
}
