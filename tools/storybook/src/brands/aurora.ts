globalThis.lobbyStoryBrand = 'aurora';
export {};
