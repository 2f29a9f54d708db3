'use client'

import { paths } from '@oficio/contracts/paths'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import dynamic from 'next/dynamic'
import { Link } from '@/components/ui/link'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

const Placeholder = () => <div aria-hidden className="h-28 animate-skeleton rounded-card bg-skeleton" />

// Loaded on demand, because most visitors have no account and do not need this code.
const SignedInVisitor = dynamic(
  () => import('./signed-in-visitor').then((module) => module.SignedInVisitor),
  {
    ssr: false,
    loading: Placeholder,
  },
)

interface VisitorPartProps {
  requestId: string
  status: ServiceRequestStatus
}

/** The part of the page that depends on the visitor. The rest is the same for everybody. */
export function VisitorPart({ requestId, status }: VisitorPartProps) {
  const { user, isLoading } = useVisitor()
  if (isLoading) {
    return (
      <noscript>
        <LoginLine requestId={requestId} />
      </noscript>
    )
  }
  if (user) return <SignedInVisitor requestId={requestId} status={status} role={user.role} />
  return <LoginLine requestId={requestId} />
}

function LoginLine({ requestId }: { requestId: string }) {
  return (
    <p className="text-muted-foreground">
      ¿Sos profesional y querés responder?{' '}
      <Link
        href={paths.login(paths.professionalRequest(requestId))}
        className="font-semibold text-primary underline underline-offset-4"
      >
        Iniciá sesión
      </Link>
      .
    </p>
  )
}
