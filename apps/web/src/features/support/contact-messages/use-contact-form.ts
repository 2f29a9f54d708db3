'use client'

import type { contactMessageForm } from '@oficio/contracts/support/contact-messages'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useSentForm } from '../use-sent-form'

/** Texts, as controls hold them; '' for no subject chosen yet. */
type ContactValues = Record<'name' | 'email' | 'subject' | 'message' | 'website', string>
type ContactMessage = z.output<typeof contactMessageForm>

const contract = () => loadPart(import('@oficio/contracts/support/contact-messages'))
const empty: ContactValues = { name: '', email: '', subject: '', message: '', website: '' }

/** State of the contact form; name and mail of the signed-in user are filled in until they type others. */
export function useContactForm() {
  const [isSent, setIsSent] = useState(false)
  const { user } = useVisitor()
  const knownValues = user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email } : {}
  const { form, attempt, refusal, submit } = useSentForm<ContactValues, ContactMessage>({
    defaultValues: empty,
    schema: async () => (await contract()).contactMessageForm,
    send: async (body) => {
      setIsSent(false)
      const { createContactMessageEndpoint } = await contract()
      await callApi(createContactMessageEndpoint, { body })
      form.reset({ ...empty, ...knownValues })
      setIsSent(true)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known changes with the visitor alone
  useEffect(() => {
    if (user) form.reset({ ...empty, ...knownValues }, { keepDirtyValues: true })
  }, [user])

  return { form, attempt, refusal, submit, isSent }
}
