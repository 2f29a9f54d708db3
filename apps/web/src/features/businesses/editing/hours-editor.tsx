'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { useRef } from 'react'
import { SpecialDaysForm } from './special-days-form'
import { WeekForm } from './week-form'

interface HoursEditorProps {
  own: OwnBusiness
  /** Today in Argentina, as 'YYYY-MM-DD'. */
  today: string
}

/**
 * The editor of the weekly hours and the special days. Both are saved separately, but share one version, so that
 * neither overwrites changes that were not seen.
 */
export function HoursEditor({ own, today }: HoursEditorProps) {
  const version = useRef(own.version)
  return (
    <div className="space-y-6">
      <WeekForm business={own.business} version={version} />
      <SpecialDaysForm business={own.business} version={version} today={today} />
    </div>
  )
}
