'use client'

import dynamic from 'next/dynamic'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MapTiles } from '@/features/places/reach-map'
import type { ProfessionalValues } from '@/features/professionals/joining/form/professional-values'

// Loaded late, because it is below the fields that are filled in first.
const ReachPanel = dynamic(
  () => import('@/features/search/demand/reach-panel').then((module) => module.ReachPanel),
  { ssr: false },
)

/**
 * Shows the demand for the rubros and the area that a professional chose in the surrounding form. The form itself does
 * not know the demand.
 */
export function ChosenReach({ tiles }: { tiles: MapTiles | null }) {
  const { control } = useFormContext<ProfessionalValues>()
  const [rubroIds, state, city, radiusKm] = useWatch({
    control,
    name: ['rubros', 'state', 'city', 'serviceRadius'],
  })
  return <ReachPanel choice={{ rubroIds, state, city, radiusKm }} tiles={tiles} />
}
