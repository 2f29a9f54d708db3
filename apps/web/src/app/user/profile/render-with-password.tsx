import { paths } from '@oficio/contracts/paths'
import { getOwnProfile } from '@oficio/domain/accounts/profile/get-own-profile'
import type { Account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Card } from '@/components/ui/card'
import { PasswordNeeded } from '@/features/accounts/profile/password-needed'

/**
 * Returns the renderer of a page whose form asks for the password. An account without a password (Google login only)
 * sets one first.
 */
export const renderWithPassword =
  (title: string, form: ReactNode) =>
  async ({ ctx, actor }: { ctx: Ctx; actor: Account }) => {
    const { hasPassword } = await getOwnProfile(ctx, actor)
    return (
      <PageFrame
        width="form"
        title={title}
        trail={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]}
      >
        <Card>{hasPassword ? form : <PasswordNeeded />}</Card>
      </PageFrame>
    )
  }
