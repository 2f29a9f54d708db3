'use client'

import { paths } from '@oficio/contracts/paths'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import Link from 'next/link'
import { Skeleton } from '@/components/ui/skeleton'
import { CompleteButton } from '@/features/leads/complete-button'
import { AdminContact } from '@/features/service-requests/detail/admin-contact'
import { OwnNotice } from '@/features/service-requests/detail/own-notice'
import { ProfessionalNotice } from '@/features/service-requests/detail/professional-notice'
import { useVisitorView } from '@/features/service-requests/detail/use-visitor-view'
import { VisitorFailure } from '@/features/service-requests/detail/visitor-failure'
import { useAuth } from '@/features/session/use-auth'

interface VisitorPartProps {
  requestId: string
  status: ServiceRequestStatus
}

/** What depends on who is looking: the page around it is the same for everybody. */
export function VisitorPart({ requestId, status }: VisitorPartProps) {
  const { user, isLoading } = useAuth()
  const { view, hasFailed, retry } = useVisitorView({ requestId, status, isAsked: user !== null })

  if (isLoading) return null
  if (!user) {
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
  if (hasFailed) return <VisitorFailure onRetry={retry} />
  if (!view) return <Skeleton className="h-28 rounded-card" />
  if (view.viewer === 'client') return <OwnNotice />
  if (view.viewer === 'admin') return <AdminContact request={view} />
  if (user.role !== 'professional') return null
  return (
    <ProfessionalNotice
      request={view}
      completeButton={(reasonId) => (
        <CompleteButton requestId={requestId} isHolder={view.viewer === 'lead'} describedBy={reasonId} />
      )}
    />
  )
}
