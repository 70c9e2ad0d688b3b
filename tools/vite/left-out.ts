/** Body of a removed function, in case it is called anyway. */
const THROW = 'throw Error("left out of the library")';
const NOTHING = '';

/** Unreachable functions and methods (`Class.method`), by purpose; each with its replacement body. */
type LeftOut = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A library file whose unused parts the bundler cannot detect. */
export interface LeanLibrary {
  readonly name: string;
  readonly file: RegExp;
  /** Distinguishes the file from others with the same name. */
  readonly code: string;
  readonly leftOut: LeftOut;
}

/** Forms, fetchers and blockers of React Router: forms and calls do not use the router here. */
const ROUTER: LeanLibrary = {
  name: 'react-router',
  file: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
  code: 'function createRouter(',
  leftOut: {
    forms: {
      normalizeNavigateOptions: `if (opts?.formMethod) ${THROW}; return { path }`,
      getSubmissionFromNavigation: NOTHING,
      handleAction: THROW,
      getUpdatedActionData: NOTHING,
      getActionDataForCommit: 'return {}',
    },
    fetchers: {
      fetch2: THROW,
      handleFetcherAction: THROW,
      handleFetcherLoader: THROW,
      getUpdatedRevalidatingFetchers: THROW,
      markFetchRedirectsDone: 'return false',
      abortStaleFetchLoads: 'return false',
    },
    'routes discovered later': { discoverRoutes: THROW, patchRoutesImpl: THROW },
    blockers: { updateBlocker: THROW },
    'prefetching of the framework': {
      usePrefetchBehavior: 'return [false, null, {}]',
      PrefetchPageLinks: THROW,
    },
    'server components': {
      RSCErrorHandler: THROW,
      decodeRedirectErrorDigest: NOTHING,
      decodeRouteErrorResponseDigest: NOTHING,
    },
    'data of a server': { parseHydrationData: NOTHING },
    instrumentation: { getRouteInstrumentationUpdates: THROW, instrumentClientSideRouter: THROW },
    'its own error screen': { DefaultErrorComponent: THROW },
  },
};

/** `<ViewTransition>` and refs of fragments: pages fade by the router, and nothing here uses the others. */
const REACT_DOM: LeanLibrary = {
  name: 'react-dom',
  file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
  code: 'exports.createRoot',
  leftOut: {
    'view transitions': {
      startViewTransition: THROW,
      createViewTransitionInstance: THROW,
      trackEnterViewTransitions: NOTHING,
      applyViewTransitionToHostInstances: 'return false',
      measureViewTransitionHostInstancesRecursive: 'return false',
      restoreViewTransitionOnHostInstances: NOTHING,
      restoreViewTransitionName: NOTHING,
      applyViewTransitionName: NOTHING,
      commitAppearingPairViewTransitions: NOTHING,
      commitEnterViewTransitions: NOTHING,
      commitDeletedPairViewTransitions: NOTHING,
      commitExitViewTransitions: NOTHING,
      commitNestedViewTransitions: NOTHING,
      restorePairedViewTransitions: NOTHING,
      restoreEnterOrExitViewTransitions: NOTHING,
      restoreNestedViewTransitions: NOTHING,
      measureNestedViewTransitions: NOTHING,
      scheduleViewTransitionEvent: NOTHING,
      commitAfterMutationEffectsOnFiber: NOTHING,
    },
    'its sign of a slow action': { defaultOnDefaultTransitionIndicator: NOTHING },
    'refs of fragments': {
      FragmentInstance: THROW,
      commitNewChildToFragmentInstances: NOTHING,
      commitFragmentInstanceInsertionEffects: NOTHING,
      commitFragmentInstanceDeletionEffects: NOTHING,
    },
    'elements moved into the head': {
      isHostHoistableType: 'return false',
      getResource: THROW,
      acquireResource: THROW,
      suspendResource: THROW,
      mountHoistable: THROW,
      getHydratableHoistableCache: THROW,
      insertSuspendedStylesheets: THROW,
      preloadStylesheet: THROW,
      preloadModule: THROW,
      preinitStyle: THROW,
      preinitScript: THROW,
    },
    'lists of suspense': { updateSuspenseListComponent: THROW },
    activities: { updateActivityComponent: THROW },
    'custom elements': { setPropOnCustomElement: THROW },
    'states of actions': {
      dispatchActionState: THROW,
      mountActionState: THROW,
      updateActionState: THROW,
      rerenderActionState: THROW,
    },
    'stacks of components': { describeFiber: 'return ""' },
    'forms that are actions': { extractEvents$1: NOTHING, ensureFormComponentIsStateful: THROW },
    'names of components': { getComponentNameFromType: 'return null' },
    'finding an element of a component': { findCurrentFiberUsingSlowPath: THROW },
    'onBeforeInput and onSelect': {
      getNativeBeforeInputChars: NOTHING,
      getFallbackBeforeInputChars: NOTHING,
      constructSelectEvent: NOTHING,
    },
  },
};

/** Labels are added, not fetched, and there is one instance. */
const I18NEXT: LeanLibrary = {
  name: 'i18next',
  file: /i18next\/dist\/esm\/i18next\.js$/,
  code: 'class Connector',
  leftOut: {
    'a backend': {
      'Connector.queueLoad': THROW,
      'Connector.loaded': THROW,
      'Connector.read': THROW,
      'Connector.noticeDevFallback': THROW,
      'Connector.loadOne': THROW,
      'Connector.saveMissing': THROW,
    },
    'further instances': { 'I18n.cloneInstance': THROW, 'I18n.hydrate': THROW },
    'formats and labels within labels': {
      'Formatter.init': NOTHING,
      'Formatter.add': THROW,
      'Formatter.addCached': THROW,
      'Formatter.format': THROW,
      'Interpolator.nest': 'return arguments[0]',
    },
    'languages it chooses itself': { 'LanguageUtil.getBestMatchFromCodes': 'return codes[0]' },
    'what tells of a label, and directions': {
      'Translator.getUsedParamsDetails': NOTHING,
      'I18n.dir': THROW,
    },
    'a store of others': {
      'ResourceStore.deprecateDottedLng': NOTHING,
      'I18n.reloadResources': THROW,
    },
  },
};

/** Icons: names, classes and context are unused. */
const LUCIDE: LeanLibrary = {
  name: 'lucide-react',
  file: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
  code: 'function createLucideIcon(',
  leftOut: {
    'names, classes of their own and a context': {
      createLucideIcon: `
        const { node } = iconDataOrName;
        return ({ size = 24, className = "", ...props }) => createElement("svg", {
          width: size, height: size, viewBox: "0 0 24 24",
          fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round",
          strokeLinejoin: "round", "aria-hidden": !("aria-label" in props),
          ...props, className: "lucide " + className,
        }, node.map(([tag, attributes]) => createElement(tag, attributes)));`,
    },
  },
};

/**
 * CSS variables of a sheet's swipe: registering them when the first sheet opens restyles the whole page, 40 ms at a
 * quarter of the speed.
 */
const BASE_UI: LeanLibrary = {
  name: '@base-ui/react',
  file: /@base-ui\/react\/drawer\/popup\/DrawerPopup\.mjs$/,
  code: 'function removeCSSVariableInheritance(',
  leftOut: { 'variables that are not inherited': { removeCSSVariableInheritance: NOTHING } },
};

export const LEAN_LIBRARIES: readonly LeanLibrary[] = [ROUTER, REACT_DOM, I18NEXT, LUCIDE, BASE_UI];
