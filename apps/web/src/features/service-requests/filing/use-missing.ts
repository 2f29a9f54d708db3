'use client'

import type { RequiredField } from '@oficio/contracts/service-requests/form-fields'
import { useEffect, useState } from 'react'
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import type { RequestValues } from '../form/request-values'
import { type Accepts, missingFields } from './missing'

/** Used until the schema loads: every phone counts as incomplete. */
const acceptAllButPhone: Accepts = (field) => field !== 'phone'
/** Used if the schema fails to load: only the server validates the fields. */
const acceptAll: Accepts = () => true

/** Returns the missing fields. Loads the schema only after the visitor types a phone, so that the form opens faster. */
export function useMissing(errors: FieldErrors<RequestValues>): RequiredField[] {
  const { control } = useFormContext<RequestValues>()
  const values = useWatch({ control, compute: (all: RequestValues) => ({ ...all }) })
  const [accepts, setAccepts] = useState(() => acceptAllButPhone)
  const hasPhone = values.phone !== ''

  useEffect(() => {
    if (!hasPhone) return
    import('../form/request-schema').then(
      ({ acceptsField }) => setAccepts(() => acceptsField),
      () => setAccepts(() => acceptAll),
    )
  }, [hasPhone])

  // A field with an error is not counted as missing, because its error is counted separately.
  return missingFields(values, (field, value) => Boolean(errors[field]) || accepts(field, value))
}
