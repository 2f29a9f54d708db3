'use client'

import { paths } from '@oficio/contracts/paths'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { LiveForm } from '@/components/ui/live-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { DataFields } from './data-fields'
import type { AskedKind } from './kinds'
import { kindHints } from './texts'
import { useDataForm } from './use-data-form'

interface DataFormProps {
  kinds: readonly AskedKind[]
  knownEmail: string
  onSent: (email: string) => void
}

/** Asks what one wants and for the mailbox that shows who one is, and for nothing more. */
export function DataForm({ kinds, knownEmail, onSent }: DataFormProps) {
  const data = useDataForm(knownEmail, async (body) => {
    const { createDataRequestEndpoint } = await loadPart(import('@oficio/contracts/support/data-requests'))
    const { email } = await callApi(createDataRequestEndpoint, { body })
    onSent(email)
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
