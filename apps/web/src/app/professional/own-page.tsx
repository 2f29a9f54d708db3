import { getContext } from '@oficio/context/pinned-context'
import { paths } from '@oficio/contracts/paths'
import { getStandstill } from '@oficio/domain/professionals/approval/get-standstill'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PricesWithVat } from '@/features/payments/net-price'
import { AccountBanner } from '@/features/professionals/approval/account-banner'
import { getActor } from '@/server/sessions/session'

interface OwnPageProps {
  title: string
  /** The label of this page in the breadcrumb below 'Mi Portal'. Omitted for pages in the navigation bar. */
  trail?: string | false
  description?: ReactNode
  actions?: ReactNode
  /** Content above everything else. */
  above?: ReactNode
  /** Whether another user (an admin) views the page. The note about a suspension is then hidden. */
  isForeign?: boolean
  children: ReactNode
}

/** A page of a professional: its header, and a note while the account is suspended that explains the missing parts. */
export async function OwnPage({
  title,
  trail = false,
  description,
  actions,
  above,
  isForeign = false,
  children,
}: OwnPageProps) {
  return (
    <PageFrame
      title={title}
      description={description}
      actions={actions}
      above={trail && <Breadcrumb items={[{ label: 'Mi Portal', href: paths.portal() }, { label: trail }]} />}
    >
      {above}
      {!isForeign && <SuspensionBox />}
      <PricesWithVat percent={await getContext().settings.get('vatPercent')}>{children}</PricesWithVat>
    </PageFrame>
  )
}

/** Part of each page instead of the layout, because Next does not render the layout again on navigation. */
async function SuspensionBox() {
  const ctx = getContext()
  const account = await getStandstill(ctx, await getActor())
  if (account.standstill !== 'suspended') return null
  return (
    <div className="mb-6">
      <AccountBanner
        account={account}
        supportEmail={ctx.site.supportEmail}
        verificationFeeArs={await ctx.settings.get('verificationFeeArs')}
      />
    </div>
  )
}
