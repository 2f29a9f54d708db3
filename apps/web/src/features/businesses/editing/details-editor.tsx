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
export function DetailsEditor({ tiles, ...formProps }: DetailsEditorProps) {
  const version = useRef(formProps.own.version)
  return (
    <div className="space-y-8">
      <DetailsForm {...formProps} version={version} />
      <SpotPart own={formProps.own} version={version} tiles={tiles} />
    </div>
  )
}
