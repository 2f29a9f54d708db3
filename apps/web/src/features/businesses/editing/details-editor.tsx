'use client'

import { type ComponentProps, useRef } from 'react'
import type { MapTiles } from '@/features/places/reach-map'
import { DetailsForm } from './details-form'
import { SpotPart } from './spot-part'

type DetailsEditorProps = Omit<ComponentProps<typeof DetailsForm>, 'version'> & { tiles: MapTiles | null }

/**
 * The editor of the details and of the point on the map. Both are saved separately, but share one version, so that
 * neither overwrites changes that were not seen.
 */
export function DetailsEditor({ tiles, ...given }: DetailsEditorProps) {
  const version = useRef(given.own.version)
  return (
    <div className="space-y-8">
      <DetailsForm {...given} version={version} />
      <SpotPart own={given.own} version={version} tiles={tiles} />
    </div>
  )
}
