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
 * Returns suggestions for an unfinished text. They come from the map service if it is configured and answers, otherwise
 * from our own data. Returns none if both fail, if the text is too short, or for another country.
 */
export function autocompletePlaces(ctx: Ctx, _actor: Actor, input: Input): Promise<Answer> {
  return orEmpty(ctx, failed, async () => {
    const { components = '', language, sessiontoken: sessionToken } = input
    const question = { input: input.input, types: typesOf(input) }
    if (foldText(question.input).length < limits.placeLettersMin || isElsewhere(components))
      return answerOf([], 'own')
    const answer = await askProvider(ctx, (provider, mayAsk) =>
      provider.suggest({ ...question, language, sessionToken }, mayAsk),
    )
    return answer.kind === 'answer'
      ? answerOf(answer.value, 'google')
      : answerOf(await suggestOwn(ctx, question), 'own')
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

/** Returns whether the caller restricts the countries to others than Argentina. */
function isElsewhere(components: string): boolean {
  const countries = [...components.matchAll(/country:([a-z]{2})/gi)].map(([, code = '']) =>
    code.toLowerCase(),
  )
  return countries.length > 0 && !countries.includes('ar')
}

async function suggestOwn(ctx: Ctx, question: AskedSuggestions): Promise<PlaceSuggestion[]> {
  const lists = await Promise.all(
    ctx.registry.placeSources.map((source) => source.suggest(ctx, question, limits.placesSuggested)),
  )
  // Alternates between the kinds of places, so that towns do not displace a matching business.
  const turns = Array.from({ length: limits.placesSuggested }, (_none, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )
  return turns.flat().slice(0, limits.placesSuggested)
}
