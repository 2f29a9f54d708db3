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
  /** What the way back from 'Mi Portal' calls this page; left out where the bar leads here. */
  trail?: string | false
  description?: ReactNode
  actions?: ReactNode
  /** Stands above everything else. */
  above?: ReactNode
  /** Whether somebody else looks at it, whom a suspension of the account does not keep from anything. */
  isForeign?: boolean
  children: ReactNode
}

/** One of a professional's own pages: its head, and why something is missing below while the account is suspended. */
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

/** Part of the pages and not of their layout, which is not asked again on the way from one to the next. */
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
