import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import type { autocompletePlacesEndpoint } from '@oficio/contracts/places/lookup'
import type { PlaceSuggestion } from '@oficio/contracts/places/place-shapes'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { AskedSuggestions } from '../places-provider'
import { askProvider } from './ask-provider'
import { orEmpty } from './or-empty'

type Input = InputOf<typeof autocompletePlacesEndpoint>
type Answer = ResponseOf<typeof autocompletePlacesEndpoint>

const failed: Answer = { status: 'UNKNOWN_ERROR', suggestions: [], source: 'own', html_attributions: [] }

/**
 * Returns the places that somebody may be typing: the service's where it is asked and answers, our own else, and none where
 * neither can be looked for, where too little is typed, or in another country.
 */
export function autocompletePlaces(ctx: Ctx, _actor: Actor, input: Input): Promise<Answer> {
  return orEmpty(ctx, failed, async () => {
    const { components = '', language, sessiontoken: sessionToken } = input
    const asked = { input: input.input, types: typesOf(input) }
    if (foldText(asked.input).length < limits.placeLettersMin || isElsewhere(components))
      return answerOf([], 'own')
    const answered = await askProvider(ctx, (provider, mayAsk) =>
      provider.suggest({ ...asked, language, sessionToken }, mayAsk),
    )
    return answered.kind === 'answer'
      ? answerOf(answered.value, 'google')
      : answerOf(await suggestOwn(ctx, asked), 'own')
  })
}

const answerOf = (suggestions: PlaceSuggestion[], source: Answer['source']): Answer => ({
  status: suggestions.length > 0 ? 'OK' : 'ZERO_RESULTS',
  suggestions,
  source,
  html_attributions: [],
})

const typesOf = ({ types = '' }: Input): string[] =>
  types
    .split('|')
    .map((type) => type.trim())
    .filter(Boolean)

/** Countries that are named, and Argentina is none of them. */
function isElsewhere(components: string): boolean {
  const countries = [...components.matchAll(/country:([a-z]{2})/gi)].map(([, code = '']) =>
    code.toLowerCase(),
  )
  return countries.length > 0 && !countries.includes('ar')
}

async function suggestOwn(ctx: Ctx, asked: AskedSuggestions): Promise<PlaceSuggestion[]> {
  const lists = await Promise.all(
    ctx.registry.placeSources.map((source) => source.suggest(ctx, asked, limits.placesSuggested)),
  )
  // By turns, so that towns do not crowd out a business that begins so.
  const turns = Array.from({ length: limits.placesSuggested }, (_none, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )
  return turns.flat().slice(0, limits.placesSuggested)
}
