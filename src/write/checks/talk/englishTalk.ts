import type { TalkWords } from './TalkWords.ts'

/** English, in lower case. */
export const englishTalk: TalkWords = {
  self: String.raw`
    i / i'(?:m|ve|ll|d) / me / my / mine / myself
  `,
  unable: String.raw`
    i (?:\w+ )?(?:can(?: ?not|'t)|could(?: not|n't)|will not|won't|would not|wouldn't|must (?:decline|refuse)|decline|refuse) /
    i would rather not / i'd rather not / i (?:lack|have no) /
    (?:do not|don't|does not|doesn't|not) (?:have|include|extend|contain|enough|sufficient) /
    (?:cannot|can't|could not|couldn't) be (?:written|fulfilled|completed|produced|answered|provided|processed) /
    (?:am|i'm|be|is|are|was) (?:not|un)(?: really)? ?(?:able|allowed|permitted|comfortable|possible|appropriate|in a position) /
    no access / inappropriate / (?:against|beyond|outside(?: of)?) (?:my|what i|the scope) / violat- / prohibit- /
    prevent- / restrict- / forbid- / forbidden / impossible / incapable / reluctant / not (?:willing|going) to /
    not something i / skip this / opt out / fall(?:s)? outside
  `,
  making: String.raw`
    address(?:ed|ing)? / fix(?:ed|ing) / proofread / rework- / adapt- / double-check / simplif- / machine-written / focus /
    writ(?:e|es|ing|ten) / wrote / rewr- / rephras- / generat- / produc- / creat- / compos- / prepar- / draft(?:ed|ing) /
    edit- / revis- / updat- / correct- / shorten- / expand- / adjust- / tighten- / trim- / add / added / verif- / assist /
    help (?:you|with|on|here) / fulfil- / comply / complete / continu- / go on / discuss- / provide-? / review- /
    answer (?:questions|them|this) / came up with / put(?:ting)? (?:this|it|that|one)? ?together / refin- / elaborat- /
    summari[sz]- / submit- / reword- / restructur- / reformat- / incorporat- / clarif- /
    omit- / cit(?:e|ed|ing) / craft(?:ed|ing)
  `,
  work: String.raw`
    word brief / proofread / bracketed / placeholder / passage / newsletter / facts / details / voice /
    body (?:above|below|text) / rules given / previous round / issues raised / articles? / texts? / drafts? / essay /
    blog post / requests? / requested / (?:any|further|these) (?:changes|edits|adjustments) / piece (?:on|about) / outline /
    content / sections? / paragraphs? / sentences? / introduction / conclusion / headings? / titles? / headline / topic /
    subject / theme / wording / spelling / audience / instructions? / guidelines / policy / task / links? / sources? /
    these figures / editor / magazine / information / examples / summary / write-up / manuscript / overview / bullet points / opening paragraph / phrasing / grammar / punctuation /
    formatting / readability / repetitions? / plagiari- / 
  `,
  pointer: String.raw`
    here(?: is|'s| are| you go| goes) / below(?! \d) / follows?[.:] / following / above / please find
  `,
  offer: String.raw`
    hop(?:e|ing) (?:this|that|it) / want (?:me|a|another) / any thoughts / let me know /
    (?<=^|[,;] |and |just |simply |please )tell me / just (?:say|ask) / say the word / feel free /
    (?:don't|do not) hesitate / happy to / glad(?:ly)?(?: to)? / look forward / i (?:can|could) also /
    if (?:you(?:'d| would)? (?:need|want|like|prefer|have|wish)|any|needed|desired|necessary) / would you (?:like|prefer) /
    do you (?:want|need|prefer) / (?:could|can|will) you / you (?:can|may) / please / hope / trust / your disposal /
    anything else / on request / ready to / at your service / (?:reach|get) (?:out|in touch|back) / whenever you /
    any ?time / do let / kindly / delighted to / pleased to / willing to / in case you / you are welcome / more than happy
  `,
  assent: String.raw`
    thank you / thanks / hello / hi there / great, / alright / right, / okay, / wait, / sure / certainly / absolutely /
    of course / understood / okay / ok / got it / sorry / apolog- / unfortunately / regret-? / afraid /
    great (?:question|topic|idea) / you're right / let's / noted / no problem / my pleasure / with pleasure / yes, /
    excellent / perfect / gladly / greetings / dear (?:editor|user|client|reader)
  `,
  magazine: String.raw`
    we / us / our / readers? / issue / series / printed
  `,
  count: String.raw`
    \d+(?:[.,]\d+)*[ -]words? / \d+(?:[.,]\d+)* characters
  `,
  job: String.raw`
    (?:before|prior to) (?:publication|publishing|you publish) / end of (?:response|output|answer|message|body) /
    (?:body|output|response|draft|text|article) ends? / word (?:limit|total|target) /
    (?<=^[^a-z]*)(?:category|sources?(?: consulted)?|internal links|suggested [a-z ]+|(?:image|picture|photo|title) (?:idea|suggestion|prompt)s?|alt text|reading time|assignment|draft|version \d+)(?=[ :]*[\d:(]) /
    translat(?:ed from|or's note)- / (?:short|long)er version / word count /
    (?<=^[^a-z]*)(?:words|title|headline|description|slug|tags|keywords|changes(?: made)?|edits|corrections|revisions|summary of (?:edits|changes)): /
    character count / prompts? / keywords? / meta[ -](?:description|title|data) / seo / json / markdown / revisions? /
    edits / tweaks? / feedback / assignment / placeholder- / disclaimer / chat / another version /
    version of (?:the|this|your) (?:article|text|piece) / end of (?:the )?(?:article|text|draft|document) /
    (?:final|revised|edited|corrected|updated|finished|requested|previous|last|next|earlier|new) (?:article|text|draft|version|answer|response|message|output) /
    (?:editor'?s?|author'?s?|writer'?s?) notes? / notes? (?:to|for|on) (?:the |this |your )?(?:editor|draft|text|article) /
    (?:this|my) (?:response|output) / word-count / style guide / plain text / front matter /
    (?:first|second|third|rough|full|complete|short|quick) (?:version|article|outline) /
    (?:title|headline|picture|image|link|source)s? suggestions? / call to action / proofreading
  `,
  asker: String.raw`
    your (?:readers|readership|audience|site|website|word limit|patience|trust|thoughts) /
    (?:hear|know|tell me) what you think / what you wanted / (?:reasons|issues|points|phrases) you / answer your question /
    you(?:'ve| have| had)? (?:asked|requested|ordered|wanted|provided|described|specified|listed|supplied|sent|shared|suggested|mentioned|gave|given) /
    you (?:were|are) looking for /
    your (?:request|instruction|brief|outline|draft|article|text|piece|prompt|feedback|comments?|expectation|approval|guideline|requirement|specification|need|magazine|publication|topic|input|preference)s? /
    as (?:requested|instructed|specified|asked) / (?:like|want|need) me to /
    (?:anything|something) (?:else )?(?:from me|i can) /
    (?:needs?|have|has|wants?|going) to (?:write|produce|create|generate) / the user / user: / assistant: /
    the (?:instructions|brief|prompt|outline) (?:ask|require|say|want|tell|state)- / what you had in mind /
    you (?:told|instructed|said) /
    your (?:team|client|blog|project|assignment|order|notes|editor|style guide|deadline|query|message|question)s? /
    for you to (?:use|edit|review|publish) / you (?:may|can|could) (?:publish|edit|copy|adapt|revise|paste) /
    as you (?:wish|instructed|wanted) / the (?:client|customer|requester)
  `,
  machine: String.raw`
    openai / anthropic / gpt / digital assistant / automatic system /
    my (?:safety |system )?(?:settings|policies|instructions (?:say|tell|are|require)) /
    (?:browse|search|access) (?:the )?(?:web|internet) / designed to be / error occurred / ai / artificial intelligence /
    language model / large language model / chat ?bot / chatgpt / virtual assistant / ai assistant / computer program /
    training data / trained (?:by|on|to) /
    my (?:knowledge (?:is|ends|of current|cut)|training|programming|guidelines|capabilities|abilities|developers|creators) /
    knowledge access to (?:the internet|current|real|live|recent|up-to-date)- / real-time /
    (?:content|usage|safety) (?:policy|policies|guidelines) / neural network / algorithms? / programmed / ethic- / harmful /
    terms of (?:use|service) / content filter / moderation / data ?set /
    up-to-date information / i was (?:made|built|created|designed|programmed|instructed) / virtual
  `,
}
