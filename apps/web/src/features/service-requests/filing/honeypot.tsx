'use client'

import { useFormContext } from 'react-hook-form'
import { HoneypotInput } from '@/components/ui/honeypot'
import type { RequestValues } from '../form/request-values'

export function Honeypot() {
  const { register } = useFormContext<RequestValues>()
  return <HoneypotInput {...register('website')} />
}
