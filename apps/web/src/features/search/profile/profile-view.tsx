import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { LockKeyhole } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { Breadcrumb, type BreadcrumbProps } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { AskForQuote } from './ask-for-quote'
import { ProfileFacts } from './profile-facts'
import { ProfileHead } from './profile-head'
import { ProfilePortfolio } from './profile-portfolio'
import { ProfileReviews } from './profile-reviews'

interface ProfileViewProps {
  profile: PublicProfile
  /** Where they stand, from the home down. */
  trail: BreadcrumbProps['items']
}

/** What anybody may know of a professional. Nothing on it depends on who is looking. */
export function ProfileView({ profile, trail }: ProfileViewProps) {
  const { firstName, description } = profile
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <Breadcrumb items={trail} />
      <ProfileHead profile={profile} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
        <div className="space-y-6 lg:col-start-2 lg:row-start-1">
          <AskForQuote profile={profile} />
          <Card className="space-y-5">
            <h2 className="text-xl">Lo que sabemos</h2>
            <ProfileFacts profile={profile} />
            <p className="flex gap-3 border-t pt-5 text-sm text-muted-foreground">
              <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
              Su teléfono y su dirección no son públicos: cuando pedís presupuesto, te contacta {firstName}.
            </p>
          </Card>
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-1">
          {description && (
            <section aria-labelledby="sobre">
              <h2 id="sobre" className="text-2xl">
                Sobre su trabajo
              </h2>
              <p className="mt-3 max-w-[68ch] break-words whitespace-pre-line">{description}</p>
            </section>
          )}
          <ProfilePortfolio photos={profile.portfolio} />
          <ProfileReviews profile={profile} />
        </div>
      </div>
    </Container>
  )
}
