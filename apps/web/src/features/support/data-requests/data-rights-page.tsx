'use client'

import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { paths } from '@oficio/contracts/paths'
import { dataLimits } from '@oficio/contracts/support/data-limits'
import { MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { LiveForm } from '@/components/ui/live-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { DataFields } from './data-fields'
import type { DataRequestKindChoice } from './kinds'
import { dataRights, kindHints, rights } from './texts'
import { useDataForm } from './use-data-form'

interface DataRightsPageProps {
  kinds: readonly DataRequestKindChoice[]
  /** The email of the signed-in user, or empty. */
  knownEmail: string
  /** What to do without scripts, because the legal right must not depend on them. */
  withoutScripts: ReactNode
}

interface SentLink {
  email: string
  isMailWaiting: boolean
}

/** The page for requests about personal data: the form, and then what happens next. */
export function DataRightsPage({ kinds, knownEmail, withoutScripts }: DataRightsPageProps) {
  const [sentTo, setSentTo] = useState<SentLink | null>(null)
  if (sentTo !== null) return <SentNote {...sentTo} />
  return (
    <Container className="pb-16">
      <PageHeader {...dataRights} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-12">
        <div>
          <noscript>{withoutScripts}</noscript>
          <Card className="needs-script">
            <DataForm kinds={kinds} knownEmail={knownEmail} onSent={setSentTo} />
          </Card>
        </div>
        <aside aria-labelledby="como-es" className="lg:pt-2">
          <h2 id="como-es" className="mb-4 text-xl">
            Cómo es
          </h2>
          <ul className="list-disc space-y-3 pl-5 text-muted-foreground marker:text-primary">
            {rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <p className="mt-6">
            ¿Tenés una cuenta y podés entrar? En{' '}
            <Link href={paths.profile()} className="font-medium text-primary underline underline-offset-4">
              tu perfil
            </Link>{' '}
            lo hacés en el momento.
          </p>
        </aside>
      </div>
    </Container>
  )
}

/**
 * The note after sending. It is the same for every address, because only the owner of the mailbox may learn whether
 * data is stored.
 */
function SentNote({ email, isMailWaiting }: SentLink) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Container width="form" className="space-y-6 pt-10 pb-16 md:pt-14">
      <MailCheck aria-hidden className="size-12 text-success" strokeWidth={1.75} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
        Mirá tu correo
      </h1>
      <p className="text-lg">
        {isMailWaiting ? 'Te vamos a mandar' : 'Te mandamos'} un enlace a{' '}
        <span className="font-medium break-words">{email}</span>. Abrilo para confirmar que el email es tuyo:
        recién ahí empieza a correr el plazo para responderte.
      </p>
      {isMailWaiting && <p>{waitingMailText}</p>}
      <p className="text-muted-foreground">
        Vale {dataLimits.linkHours} horas. Si no llega en unos minutos, fijate en el correo no deseado. Por
        día mandamos hasta {dataLimits.mails} a un mismo email.
      </p>
    </Container>
  )
}

interface DataFormProps {
  kinds: readonly DataRequestKindChoice[]
  knownEmail: string
  onSent: (link: SentLink) => void
}

/** The form of a data request. It asks only for the kind and for the mailbox that identifies the person. */
function DataForm({ kinds, knownEmail, onSent }: DataFormProps) {
  const data = useDataForm(knownEmail, async (body) => {
    const { createDataRequestEndpoint } = await loadPart(import('@oficio/contracts/support/data-requests'))
    onSent(await callApi(createDataRequestEndpoint, { body }))
  })
  return (
    <LiveForm onSubmit={data.submit} noValidate className="relative space-y-5">
      <DataFields
        data={data}
        legend="¿Qué querés hacer?"
        kinds={kinds.map((kind) => ({ ...kind, hint: kindHints[kind.value] }))}
        emailHint="El que usaste en el sitio. Ahí te mandamos el enlace y la respuesta."
      />
      <Button type="submit" size="lg" isLoading={data.form.formState.isSubmitting}>
        Enviar pedido
      </Button>
      <p className="text-sm text-muted-foreground">
        Usamos estos datos solo para responderte. Más en{' '}
        <Link href={paths.privacy()} className="underline underline-offset-4">
          privacidad
        </Link>
        .
      </p>
    </LiveForm>
  )
}
