'use client'

import { contactFields } from '@oficio/contracts/service-requests/form'
import { fieldsAbout } from '@oficio/contracts/service-requests/form-fields'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'

import { keepFocus } from '@/lib/forms/keep-focus'
import { resolverOf } from '@/lib/forms/resolver-of'
import { ContactFields } from '../form/contact-fields'
import type { ContactValues } from '../form/request-values'
import { changedFields } from './changed-fields'
import { EditButtons } from './edit-buttons'
import { HiddenFault } from './hidden-fault'
import { useSaveEdit } from './use-save-edit'

interface ContactFormProps {
  tracking: TrackingView
  token: string
  onClose: () => void
}

/** A form to correct the client's contact data. Sends only the changed fields. */
export function ContactForm({ tracking, token, onClose }: ContactFormProps) {
  const { client } = tracking.request
  const form = useForm<ContactValues, unknown, z.output<typeof contactFields>>({
    resolver: resolverOf(async () => contactFields),
    mode: 'onTouched',
    defaultValues: {
      contactName: client.firstName ?? '',
      contactLastName: client.lastName ?? '',
      phone: tracking.phoneNational,
      isMobile: client.phone?.startsWith('+549') ?? true,
      email: client.email ?? '',
    },
  })
  const { save, ending } = useSaveEdit({
    tracking,
    token,
    form,
    visibleFields: fieldsAbout('contact'),
    onSaved: onClose,
  })
  const { dirtyFields } = form.formState

  // Send phone and `isMobile` together, because `isMobile` decides how the number is parsed.
  const isPhone = dirtyFields.phone || dirtyFields.isMobile
  const submit = form.handleSubmit((values) =>
    save(
      changedFields(values, (name) =>
        name === 'phone' || name === 'isMobile' ? isPhone : dirtyFields[name],
      ),
    ),
  )

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} onMouseDown={keepFocus} className="space-y-5">
        <HiddenFault />
        <ContactFields />
        {dirtyFields.email && (
          <p className="text-sm text-muted-foreground">
            Si cambiás el email, te mandamos ahí un enlace nuevo y el de ahora deja de servir.
          </p>
        )}
        <EditButtons {...ending} onCancel={onClose} />
      </form>
    </FormProvider>
  )
}
