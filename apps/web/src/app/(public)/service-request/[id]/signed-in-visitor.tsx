'use client'

import type { Role } from '@oficio/contracts/access'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { Skeleton } from '@/components/ui/skeleton'
import { CompleteButton } from '@/features/leads/work/complete-button'
import { AdminContact } from '@/features/service-requests/public-page/admin-contact'
import { OwnBox } from '@/features/service-requests/public-page/own-box'
import { ProfessionalBox } from '@/features/service-requests/public-page/professional-box'
import { useVisitorView } from '@/features/service-requests/public-page/use-visitor-view'
import { VisitorFailure } from '@/features/service-requests/public-page/visitor-failure'

interface SignedInVisitorProps {
  requestId: string
  status: ServiceRequestStatus
  role: Role
}

/**
 * The part of a request's page for a signed-in user. It differs for the client of the request, for a professional who
 * may answer it, and for other users.
 */
export function SignedInVisitor({ requestId, status, role }: SignedInVisitorProps) {
  const { view, hasFailed, retry } = useVisitorView(requestId, status)
  if (hasFailed) return <VisitorFailure onRetry={retry} />
  if (!view) return <Skeleton className="h-28 rounded-card" />
  if (view.viewer === 'client') return <OwnBox />
  if (view.viewer === 'admin') return <AdminContact request={view} />
  if (role !== 'professional') return null
  return (
    <ProfessionalBox
      request={view}
      completeButton={(reasonId) => (
        <CompleteButton requestId={requestId} isHolder={view.viewer === 'lead'} describedBy={reasonId} />
      )}
    />
  )
}
