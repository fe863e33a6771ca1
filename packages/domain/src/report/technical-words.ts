/**
 * Words of error messages that say nothing about a person: of the JavaScript engines, the DOM, SQLite,
 * PostgreSQL, Node and our own programmers. Words that are also given names (an, mark, will, may, rose) are left out.
 */
export const TECHNICAL_WORDS: ReadonlySet<string> = new Set(
  `
  a and are as at be been before but by can cannot could did does for from had has have if into is it its
  more must no not of off on only or other should such than that the then there this to too was were when
  where which while with without would

  abort aborted abstract access activated active add after again allowed already another any append argument
  arguments array assign assignment async attempt attempted attribute available await backup bad base before
  between bigint binary bind blocked body boolean bound box browser buffer bundle busy bytes cache call callback
  called cancelled catch caught certificate change changed character characters check child chunk circular class
  clear client clone clock close closed closing collection column columns command commit component computed
  condition config configuration conflict connect connection constant constraint constructor content context
  controller convert converting cookie corrupt could count create created cross current cursor cycle data
  database date decode decoding default deferred define defined delete deleted denied depth descriptor
  destroyed detached device different directory disk disposed disconnected document does dom dropped due duplicate
  during dynamically each element empty encode encoding end ended enough entry environment equal error errors
  escape event exception exceeded exist existing exists expected expired expression extensible failed failure
  fetch field file files find first folder font foreign form format found frame frozen function generator get
  global handle handler hash header headers hidden hook hooks host html http https identifier idle ignored illegal image
  import imported in include index infinity inflight initialization initialize inner input insert inside install
  installing instance instanceof instantiate integer interface internal interrupted invalid invoke iterable iterate
  iterator json key keys kind know known language large last late length level limit line list listener load loaded
  loading local location lock locked long lost main malformed manifest map match maximum memory message
  method minified minimum missing mode module mutex name namespace native navigation nesting network next
  node null number object observer offline online op opaque open opened opening operation operator ops option
  options order origin out outbox outer overflow owner package page parameter parent parse parser parsing part path
  pattern pending permission pipe place please point policy pool port position possible post precision present
  pressed prevented primary private process promise promises property properties protocol prototype provider proxy
  public pull push query queue quota quotas range react read reader reading readonly ready reason receive received
  record recursion recursive redirect reduce redundant reference refused regexp registration registered regular reject rejected
  rejection release remote remove removed render rendered rendering replace request required reset resolve
  resource resources response result retry return revoked root round route router row rows rule run running
  schema scope screen script secure security select self send sequence serialize server service session set
  setting settled shape share signal size slow snapshot socket some source space specified sql stack stale stamp
  start started state statement static status stop stopped storage store stored stream strict string stringify
  structure style subscribe suspended symbol sync synchronous syntax system tab table target task template terminated
  text thenable thread throw thrown time timed timeout timer tls token top transaction transfer transferable transform tree
  trigger trusted try type typed types unable unavailable uncaught undefined unexpected unhandled unique unknown
  unload unmounted unsupported until unterminated unused update upgrade upload url usage use used user using utf valid
  validation value values variable version view violated violation visit wait waiting warning warnings watch
  weak window wire worker write writer writing wrong yield zip zone
  `
    .trim()
    .split(/\s+/),
);
