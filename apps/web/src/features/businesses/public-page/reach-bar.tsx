'use client'

import { ActionBar } from '@/components/layout/action-bar'
import { ReachLinks } from '@/components/ui/reach-links'

interface ReachBarProps {
  name: string
  whatsappUrl: string | null
  callUrl: string
}

/** WhatsApp and the call, always in sight on phones. Side by side also on the narrowest. */
export const ReachBar = (links: ReachBarProps) => (
  <ActionBar>
    <ReachLinks {...links} className="grow max-[21rem]:grid-flow-col!" />
  </ActionBar>
)
